import { readdir, readFile } from 'node:fs/promises'

type Process = { pid: number; parent: number; bytes: number }

/** Resident memory of a process and its descendants in bytes, as reported by Linux. */
export const memoryOf = async (root: number): Promise<{ own: number; children: number }> => {
  const processes = await listProcesses()
  const tree = new Set([root])
  const members = () => processes.filter(({ parent, pid }) => tree.has(parent) && !tree.has(pid))
  for (let found = members(); found.length > 0; found = members()) for (const { pid } of found) tree.add(pid)
  const sum = (pids: Process[]) => pids.reduce((bytes, one) => bytes + one.bytes, 0)
  return {
    own: sum(processes.filter(({ pid }) => pid === root)),
    children: sum(processes.filter(({ pid }) => pid !== root && tree.has(pid))),
  }
}

const listProcesses = async (): Promise<Process[]> => {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(names.map((name) => readProcess(Number(name))))
  return found.filter((one) => one !== undefined)
}

// A process may exit between being listed and being read.
const readProcess = async (pid: number): Promise<Process | undefined> => {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const number = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  const parent = number('PPid')
  return Number.isNaN(parent) ? undefined : { pid, parent, bytes: (number('VmRSS') || 0) * 1024 }
}
