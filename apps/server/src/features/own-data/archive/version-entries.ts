import { defaultDesign } from '@nextrung/contract/resume-design'
import type { Services } from '../../../context.ts'
import {
  findResume,
  findUploadedFile,
  withPersonalDetails,
  writeResumeFile,
} from '../../resumes/resumes.public.ts'
import type { ArchiveEntry } from './create-zip.ts'
import { uniqueFileName } from './unique-file-name.ts'

type Version = {
  userId: number
  id: number
  /** File names already used, by uploaded file id. */
  namesTaken: Map<number, string>
}

/** One version: JSON Resume, PDF and Word as downloaded, and the original file. */
export async function* listVersionEntries(
  services: Services,
  { userId, id, namesTaken }: Version,
): AsyncGenerator<ArchiveEntry> {
  const row = await findResume(services.db, { userId, id })
  // Deleted while the archive was being created.
  if (!row) return
  const { design, language } = row
  const document = row.document && withPersonalDetails(row.document, row)
  const folder = `resumes/version-${row.version}`
  if (document)
    for (const format of ['json', 'pdf', 'doc'] as const) {
      const asked = { document, design: { ...defaultDesign, ...design } }
      try {
        const file = await writeResumeFile(format, { ...asked, ...(language ? { language } : {}) })
        yield { path: `${folder}/resume.${file.extension}`, content: file.bytes }
      } catch (err) {
        services.log.error({ err, resumeId: id, format }, 'could not create a file of an archive')
        yield { path: `${folder}/${format}-could-not-be-made.txt`, content: Buffer.from(notMade) }
      }
    }
  const file = await findUploadedFile(services.db, { userId, resumeId: id })
  if (!file || namesTaken.has(file.id)) return
  const name = uniqueFileName([...namesTaken.values()], row.fileName)
  namesTaken.set(file.id, name)
  yield { path: `original-files/${name}`, content: file.content }
}

const notMade =
  'This file could not be created. Its content is in data/resumes.json; the reason is in the server log.\n'
