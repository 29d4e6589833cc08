import { uploadExtensions, uploadMaxBytes } from '@nextrung/contract/resumes'

export type ChosenFile = { file: File } | { refusal: string }

/** Accepts a single file of a known type and size; rejects anything else with a message for the person. */
export const checkChosenFiles = (files: readonly File[]): ChosenFile | undefined => {
  const [file, second] = files
  if (!file) return undefined
  if (second) return { refusal: 'Please choose one file at a time.' }
  const name = file.name.toLowerCase()
  if (!uploadExtensions.some((extension) => name.endsWith(extension)))
    return { refusal: 'This kind of file is not supported. Please choose a PDF, Word or plain text file.' }
  if (file.size > uploadMaxBytes) return { refusal: 'The file is larger than 10 MB.' }
  return { file }
}
