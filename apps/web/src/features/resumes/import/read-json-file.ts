/** A JSON Resume is text, so a larger file is something else. */
const maxBytes = 1024 * 1024

type JsonFile = { resume: object } | { refusal: string }

/** The object in a chosen file, or a message saying why there is none. */
export const readJsonFile = async (file: File): Promise<JsonFile> => {
  if (!file.name.toLowerCase().endsWith('.json')) return { refusal: 'Please choose a .json file.' }
  if (file.size > maxBytes) return { refusal: 'The file is larger than 1 MB.' }
  try {
    const resume: unknown = JSON.parse((await file.text()).replace(/^\uFEFF/, ''))
    if (typeof resume === 'object' && resume !== null && !Array.isArray(resume)) return { resume }
    return { refusal: 'This file is not a JSON Resume: it must start with an object.' }
  } catch {
    return { refusal: 'This file is not valid JSON.' }
  }
}
