import { CertificateStatus, type ResumeCertificate } from '@nextrung/contract/resume-document'
import { shownCertificate } from '@nextrung/contract/shown-certificate'
import { readCertificateStatus } from '../../text/certificate-status.ts'

type Entry = { name?: string | undefined; status?: string | undefined; statusText?: string | undefined }

/** The name and state of a certificate from data: from our own fields, or from the brackets that other programs keep. */
export function readCertificateEntry({
  name = '',
  status: given,
  statusText,
}: Entry): Pick<ResumeCertificate, 'name' | 'status' | 'statusText'> {
  const known = CertificateStatus.safeParse(given).data
  if (known !== undefined || statusText !== undefined) {
    const bare = { name: '', status: known, statusText }
    const state = shownCertificate(bare).trimStart()
    const cut = name.endsWith(` ${state}`) && state !== '' ? name.slice(0, -state.length - 1) : name
    return { ...bare, name: cut }
  }
  const read = readCertificateStatus(name)
  if (read.status === undefined || read.rest === '' || !/\)$/.test(name))
    return { name, status: undefined, statusText: undefined }
  return { name: read.rest, status: read.status, statusText: read.statusText }
}
