import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root } from './root.mjs'

const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 1)

/** Resolves with the exit code of a started child; a child that could not start counts as 127. */
export const exitOf = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(127)
    })
    child.once('exit', (code, signal) => resolve(codeOf(code, signal)))
  })

/** Runs a program to its end with its output shown, and resolves with its exit code. */
export const run = (file, args, options = {}) =>
  exitOf(spawn(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options }))

/** Runs a program to its end and resolves with its exit code and what it wrote. */
export const capture = async (file, args, options = {}) => {
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) {
    child[name].setEncoding('utf8')
    child[name].on('data', (text) => {
      output[name] += text
    })
  }
  const closed = new Promise((resolve) => child.once('close', resolve))
  const code = await exitOf(child)
  if (code !== 127) await closed
  return { code, ...output }
}
