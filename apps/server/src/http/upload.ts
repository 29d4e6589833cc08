import type { MultipartFile } from '@fastify/multipart'
import { uploadMaxBytes } from '@nextrung/contract/resumes'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

export type UploadedFile = { name: string; bytes: Uint8Array }

/** What a multipart body may hold. A form has a handful of small fields and one file. */
export const multipartLimits = {
  fileSize: uploadMaxBytes,
  files: 1,
  fields: 20,
  fieldSize: 10_000,
  parts: 25,
  headerPairs: 50,
}

// Room for the form's own fields and boundaries around the file.
const roomAroundFile = 256 * 1024

const tooLarge = () => new AppError('TOO_LARGE', 'The file is larger than 10 MB.')

/**
 * Reads a multipart body with one file; its fields may stand before or after the file.
 * @throws AppError TOO_LARGE as soon as the size is known, BAD_REQUEST for a broken form
 */
export const readUpload = async (
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> => {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as a form (multipart/form-data).')
  if (Number(request.headers['content-length'] ?? 0) > uploadMaxBytes + roomAroundFile) throw tooLarge()
  try {
    return await readParts(request)
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error
    // The form's parser throws plain errors for a form that ends early or has a wrong boundary.
    throw new AppError('BAD_REQUEST', 'The upload did not arrive whole. Please try again.', { cause: error })
  }
}

const readParts = async (request: FastifyRequest) => {
  const fields: Record<string, string> = {}
  let file: UploadedFile | undefined
  for await (const part of request.parts()) {
    if (part.type === 'file') file = await readFile(part)
    else if (typeof part.value === 'string') {
      if (part.valueTruncated || part.fieldnameTruncated)
        throw new AppError('BAD_REQUEST', `The field ${part.fieldname.slice(0, 50)} is too long.`)
      fields[part.fieldname] = part.value
    }
  }
  if (!file) throw new AppError('BAD_REQUEST', 'Choose a file to upload.')
  return { fields, file }
}

const readFile = async (part: MultipartFile): Promise<UploadedFile> => {
  // Past its limit the stream would wait for the rest of the body, however long that is.
  part.file.once('limit', () => part.file.destroy(tooLarge()))
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  return { name: part.filename, bytes: Buffer.concat(chunks) }
}
