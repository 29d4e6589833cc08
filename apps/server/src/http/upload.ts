import type { MultipartFile } from '@fastify/multipart'
import { uploadMaxBytes } from '@nextrung/contract/resumes'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

export type UploadedFile = { name: string; bytes: Uint8Array }

/** Limits of a multipart body. Our forms have a handful of small fields and one file. */
export const multipartLimits = {
  fileSize: uploadMaxBytes,
  files: 1,
  fields: 20,
  fieldSize: 10_000,
  parts: 25,
  headerPairs: 50,
}

// The form's other fields and boundaries.
const formOverhead = 256 * 1024

const tooLarge = () => new AppError('TOO_LARGE', 'The file is larger than 10 MB.')

/**
 * Reads a multipart body with one file; fields can come before or after the file.
 * @throws AppError TOO_LARGE as soon as the size is known, BAD_REQUEST for a malformed form
 */
export const readUpload = async (
  request: FastifyRequest,
): Promise<{ fields: Record<string, string>; file: UploadedFile }> => {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the file as a form (multipart/form-data).')
  if (Number(request.headers['content-length'] ?? 0) > uploadMaxBytes + formOverhead) throw tooLarge()
  try {
    return await readParts(request)
  } catch (error) {
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error
    // The multipart parser throws plain errors for a truncated form or a wrong boundary.
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
  // Without this, the stream would read the rest of the body after the limit, however long it is.
  part.file.once('limit', () => part.file.destroy(tooLarge()))
  const chunks: Buffer[] = []
  for await (const chunk of part.file) chunks.push(chunk)
  return { name: part.filename, bytes: Buffer.concat(chunks) }
}
