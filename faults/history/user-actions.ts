import { randomUUID } from 'node:crypto'
import { fileForm, resumeText } from '../../apps/server/src/testing/factories.ts'
import type { Operation, PersonHistory } from './person-history.ts'

const newMark = () => randomUUID().slice(0, 8)

/** Uploads a unique resume. */
export const upload = ({ perform }: PersonHistory): Promise<Operation> => {
  const mark = newMark()
  const sent = resumeText(mark)
  return perform({
    kind: 'upload',
    mark,
    sent,
    send: (client, headers) =>
      client.send('POST', '/api/resumes', { form: fileForm(sent, { name: `${mark}.txt` }), headers }),
  })
}

export const importJson = ({ perform }: PersonHistory): Promise<Operation> => {
  const mark = newMark()
  const resume = { basics: { name: 'Maya Imported Okafor' }, skills: [{ name: `Linux ${mark}` }] }
  return perform({
    kind: 'import',
    mark,
    sent: JSON.stringify(resume),
    send: (client, headers) =>
      client.send('POST', '/api/resumes/import', { json: { resume, fileName: `${mark}.json` }, headers }),
  })
}

export const wish = ({ perform }: PersonHistory, id: number): Promise<Operation> => {
  const mark = newMark()
  return perform({
    kind: 'wish',
    mark,
    sent: mark,
    id,
    send: (client, headers) =>
      client.send('POST', `/api/resumes/${id}/optimize`, {
        json: { feedback: `Add ${mark} to it.` },
        headers,
      }),
  })
}

export const rename = ({ perform }: PersonHistory, id: number): Promise<Operation> => {
  const label = newMark()
  return perform({
    kind: 'rename',
    mark: label,
    sent: label,
    id,
    send: (client, headers) => client.send('PATCH', `/api/resumes/${id}`, { json: { label }, headers }),
  })
}

export const changeTheme = ({ perform, operations }: PersonHistory, uid: string): Promise<Operation> => {
  const before = operations.filter(({ kind }) => kind === 'theme').length
  const theme = ['light', 'dark', 'system'][before % 3] ?? 'dark'
  return perform({
    kind: 'theme',
    mark: `theme ${before}`,
    sent: theme,
    send: (client, headers) => client.send('PATCH', `/api/settings/${uid}`, { json: { theme }, headers }),
  })
}
