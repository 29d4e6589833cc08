import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

/** The programs we started that are still running, so that none is left behind when we stop. */
export const running = new Set()

/** Starts a program with its output shown. `done` resolves with the exit code, or 127 if it could not start. */
export const start = (file, args, options = {}) => {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options })
  running.add(child)
  const done = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 1)))
  }).finally(() => running.delete(child))
  return { child, done }
}

/** Runs a program with its output shown, and resolves with its exit code. */
export const run = (file, args, options = {}) => start(file, args, options).done

/** Runs a program and resolves with its exit code and output. */
export const capture = async (file, args, options = {}) => {
  const { child, done } = start(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8')
    child[name].on('data', (text) => {
      output[name] += text
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await done
  if (code !== 127) await closed
  return { code, ...output }
}
