import { type RecordingOverview, recordingConsent } from '@nextrung/contract/interview-recordings'
import fc from 'fast-check'
import type { Client } from '../../testing/client.ts'
import type { FeatureTesting } from '../../testing/feature-testing.ts'

const path = '/api/interview-recordings'
const sound = (words: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...new TextEncoder().encode(words)])

const agree = (client: Client) =>
  client.send('PUT', `${path}/consent`, { json: { version: recordingConsent.version } })

const makeRecording = async (client: Client, words: string): Promise<string> => {
  await agree(client)
  const form = new FormData()
  form.set('file', new Blob([sound(words)]), 'answer.webm')
  form.set('question', `Question ${words}`)
  form.set('seconds', '12')
  const { json } = await client.send<RecordingOverview>('POST', path, { form })
  return String(json.recordings[0]?.id)
}

export const interviewRecordingsTesting: FeatureTesting = {
  requests: {
    'GET /api/interview-recordings': { path, answers: [200] },
    'PUT /api/interview-recordings/consent': {
      path: `${path}/consent`,
      answers: [200, 409],
      hasNoIds: true,
      body: fc.record({ version: fc.integer({ min: 1, max: 3 }) }, { noNullPrototype: true }),
      bodyForDatabase: { version: recordingConsent.version },
    },
    'DELETE /api/interview-recordings/consent': { path: `${path}/consent`, answers: [200], hasNoIds: true },
    // 403 without the consent, 415 for anything but sound, 409 without room.
    'POST /api/interview-recordings': {
      path,
      answers: [200, 403, 409, 415],
      body: fc.record({
        // As every Ogg file begins.
        file: fc.string({ unit: 'grapheme' }).map((text) => `OggS${text}`),
        question: fc.string({ unit: 'grapheme', maxLength: 60 }),
        seconds: fc.constantFrom('0', '30'),
      }),
      prepareSuccess: async ({ person }) => void (await agree(person.client)),
    },
    // 404 after the consent was withdrawn, 409 once another answer has the recording.
    'PUT /api/interview-recordings/:id/answer': {
      path: `${path}/{recording}/answer`,
      answers: [200, 404, 409],
      body: fc.record({ responseId: fc.constant('{reply}') }, { noNullPrototype: true }),
    },
    // 404 after the consent was withdrawn.
    'GET /api/interview-recordings/:id/sound': { path: `${path}/{recording}/sound`, answers: [200, 404] },
    'DELETE /api/interview-recordings/:id': { path: `${path}/{deletedRecording}`, answers: [200] },
  },
  makeRows: async ({ person: { client, mark } }) => ({
    recording: await makeRecording(client, `kept ${mark}`),
  }),
  usedUp: {
    deletedRecording: {
      like: 'recording',
      make: ({ person: { client } }) => makeRecording(client, crypto.randomUUID()),
    },
  },
}
