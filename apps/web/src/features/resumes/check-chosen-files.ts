import { uploadExtensions, uploadMaxBytes } from '@nextrung/contract/resumes'

export type ChosenFile = { file: File } | { refusal: string }

/** One file of a known kind and size passes; anything else is refused with a sentence for the person. */
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
