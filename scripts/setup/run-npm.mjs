import { run } from './run.mjs'

/** Runs npm with its output shown: the npm that started us, else the one on the path. */
export const runNpm = (args) => {
  const npm = process.env.npm_execpath
  if (npm && /npm-cli\.c?js$/.test(npm))
    return run(process.env.npm_node_execpath ?? process.execPath, [npm, ...args])
  // On Windows npm is a command file, which only a shell can start. The arguments are our own words.
  return run('npm', args, { shell: process.platform === 'win32' })
}
