import { defaultDesign } from '@nextrung/contract/resume-design'
import type { RequestContext } from '../../http/request-context.ts'
import { type ResumePacket, sha256Of } from '../applications/applications.public.ts'
import {
  markUsed,
  requireDocument,
  type ShownResumeRow,
  withPersonalDetails,
  writeResumeFile,
} from '../resumes/resumes.public.ts'

/** The resume as it is sent: the PDF that the person would download. */
export const prepareResume = async (ctx: RequestContext, row: ShownResumeRow): Promise<ResumePacket> => {
  const content = withPersonalDetails(requireDocument(row), row)
  const { bytes, contentType, extension } = await writeResumeFile('pdf', {
    document: content,
    design: { ...defaultDesign, ...row.design },
    ...(row.language ? { language: row.language } : {}),
  })
  await markUsed(ctx, row)
  return {
    resumeId: row.id,
    version: row.version,
    bytes,
    mediaType: contentType,
    fileName: `resume-${row.id}.${extension}`,
    sha256: sha256Of(bytes),
    content,
  }
}
