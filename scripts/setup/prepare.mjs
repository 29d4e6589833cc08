import { findNode, missingNodeMessage } from './find-node.mjs'
import { install } from './install.mjs'

/** Installs what is missing and resolves with the Node.js to run the application with, or prints why not and exits. */
export const prepare = async () => {
  if (!(await install())) process.exit(1)
  const node = findNode()
  if (node) return node
  console.error(missingNodeMessage)
  return process.exit(1)
}
