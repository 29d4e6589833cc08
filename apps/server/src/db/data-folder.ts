import { chmod, mkdir, stat } from 'node:fs/promises'

/** Creates the data folder, readable only by its owner: the embedded database does not protect its own files. */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { mode } = await stat(folder)
  if (process.platform !== 'win32' && (mode & 0o777) !== 0o700) await chmod(folder, 0o700)
}
