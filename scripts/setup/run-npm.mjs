import { capture, run } from './run.mjs'

// The npm that started us, else the one on the path.
const npmWith = (args) => {
  const npm = process.env.npm_execpath
  if (npm && /npm-cli\.c?js$/.test(npm))
    return [process.env.npm_node_execpath ?? process.execPath, [npm, ...args], {}]
  // On Windows npm is a command file, which only a shell can start. The arguments are our own words.
  return ['npm', args, { shell: process.platform === 'win32' }]
}

/** Runs npm with its output shown. */
export const runNpm = (args) => run(...npmWith(args))

/** Runs npm and resolves with its exit code and what it wrote. */
export const captureNpm = (args) => capture(...npmWith(args))
