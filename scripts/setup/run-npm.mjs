import { capture, run } from './run.mjs'

// The npm that started us, or else the one on the PATH.
const npmWith = (args) => {
  const npm = process.env.npm_execpath
  if (npm && /npm-cli\.c?js$/.test(npm))
    return [process.env.npm_node_execpath ?? process.execPath, [npm, ...args], {}]
  // On Windows npm is a command file, which only a shell can run. All arguments are our own constants.
  return ['npm', args, { shell: process.platform === 'win32' }]
}

/** Runs npm with its output shown. */
export const runNpm = (args) => run(...npmWith(args))

/** Runs npm and resolves with its exit code and output. */
export const captureNpm = (args) => capture(...npmWith(args))
