const oldest = 20

/** Whether the running Node.js is recent enough. Avoids new syntax, so that any Node.js with modules can parse it. */
export const checkNodeVersion = () => {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= oldest) return true
  console.error(
    'Nextrung needs Node.js ' +
      oldest +
      ' or newer to start, and this is ' +
      process.version +
      '. ' +
      'Install Node.js 24 from https://nodejs.org and try again.',
  )
  process.exitCode = 1
  return false
}
