import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

// Process information from Linux. Other systems provide none, so memory is not checked there.

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const megabytesOf = (pid: number, field: string): number => {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`))?.[1]
  return Number(kilobytes ?? 0) / 1024
}

/** A process's current memory in megabytes. */
export const memoryOf = (pid: number): number => megabytesOf(pid, 'VmRSS')

/** A process's peak memory in megabytes. */
export const peakMemoryOf = (pid: number): number => megabytesOf(pid, 'VmHWM')

/** The running child processes of a process. */
export const childrenOf = (pid: number): number[] =>
  read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)

/** The internet sockets of a process, from its network tables. */
export const networkSocketsOf = (pid: number): string[] => {
  const own = new Set(socketNumbersOf(pid))
  if (own.size === 0) return []
  return ['tcp', 'tcp6', 'udp', 'udp6'].flatMap((kind) =>
    read(`/proc/${pid}/net/${kind}`)
      .split('\n')
      .filter((row) => own.has(row.trim().split(/\s+/)[9] ?? ''))
      .map((row) => `${kind} ${row.trim().split(/\s+/).slice(1, 3).join(' to ')}`),
  )
}

const socketNumbersOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((descriptor) => linkOf(`/proc/${pid}/fd/${descriptor}`))
  } catch {
    return []
  }
}

const linkOf = (path: string): string[] => {
  try {
    return /^socket:\[(\d+)\]$/.exec(readlinkSync(path))?.slice(1) ?? []
  } catch {
    return []
  }
}
