// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedback } from '../../features/interview/testing/sample-interview.ts'
import { recording } from '../../features/interview/testing/sample-mocks.ts'
import { calls, showInterview } from '../../features/interview/testing/show-interview.ts'
import { answer } from '../../testing/fake-server.ts'

type Heard = { isFinal: boolean; length: number; 0: { transcript: string } }

/** Stands in for the browser's recognition. */
class FakeRecognition {
  static last: FakeRecognition | undefined
  onresult: ((event: { resultIndex: number; results: Heard[] }) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  start = vi.fn()
  stop = vi.fn()
  abort = vi.fn()
  constructor() {
    FakeRecognition.last = this
  }
  hear(transcript: string, isFinal = true) {
    act(() => this.onresult?.({ resultIndex: 0, results: [{ isFinal, length: 1, 0: { transcript } }] }))
  }
}

beforeEach(() => {
  FakeRecognition.last = undefined
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
})
afterEach(() => vi.unstubAllGlobals())

const openAnswer = async () => {
  const [first] = await screen.findAllByRole('button', { name: 'Practice Answer' })
  if (first) await userEvent.click(first)
  return screen.findByRole('button', { name: 'Speak' })
}

type Server = ReturnType<typeof showInterview>
const bodiesOf = (server: Server, call: string) => server.sentTo(call).map(({ body }) => body)

test('the screen says where the sound goes before the microphone is first used', async () => {
  showInterview()
  await userEvent.click(await openAnswer())
  expect(await screen.findByText(/Chrome usually sends the sound to Google/)).toBeDefined()
  expect(FakeRecognition.last).toBeUndefined()
  await userEvent.click(screen.getByRole('button', { name: 'Start speaking' }))
  expect(FakeRecognition.last?.start).toHaveBeenCalledOnce()
  expect(localStorage.getItem('voiceNotice')).toBe('read')
})

test('what is said becomes the answer, and its times are sent along', async () => {
  localStorage.setItem('voiceNotice', 'read')
  const server = showInterview()
  await userEvent.click(await openAnswer())
  FakeRecognition.last?.hear('I count the', false)
  expect(screen.getByText('I count the')).toBeDefined()
  FakeRecognition.last?.hear('I count the rows')
  FakeRecognition.last?.hear('after every step')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe(
    'I count the rows after every step',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  await vi.waitFor(() => expect(bodiesOf(server, calls.answer)).toHaveLength(1))
  expect(bodiesOf(server, calls.answer)[0]).toMatchObject({
    answer: 'I count the rows after every step',
    speech: [{ text: 'I count the rows' }, { text: 'after every step' }],
  })
})

test('a microphone that is not allowed is explained, and the text stays', async () => {
  localStorage.setItem('voiceNotice', 'read')
  showInterview()
  await userEvent.click(await openAnswer())
  FakeRecognition.last?.hear('So far')
  act(() => FakeRecognition.last?.onerror?.({ error: 'not-allowed' }))
  expect(await screen.findByText(/does not let this page use the microphone/)).toBeDefined()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('So far')
})

test('nothing is recorded before the person agreed', async () => {
  const getUserMedia = vi.fn(async () => Promise.reject(new Error('refused')))
  vi.stubGlobal('MediaRecorder', Object.assign(vi.fn(), { isTypeSupported: () => true }))
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia } }),
  )
  const none = { consentedAt: null, recordings: [], usedBytes: 0 }
  const server = showInterview({
    'GET /api/interview-recordings': () => answer(none),
    'PUT /api/interview-recordings/consent': () =>
      answer({ ...none, consentedAt: '2026-11-20T10:00:00.000Z' }),
  })
  await openAnswer()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  expect(await screen.findByText(/Only I can play it/)).toBeDefined()
  expect(getUserMedia).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'I agree' }))
  await vi.waitFor(() => expect(getUserMedia).toHaveBeenCalledOnce())
  expect(bodiesOf(server, 'PUT /api/interview-recordings/consent')).toEqual([{ version: 1 }])
})

/** Stands in for the browser's recorder. */
class FakeRecorder {
  static isTypeSupported = () => true
  stream = { getTracks: () => [] }
  state = 'inactive'
  mimeType = 'audio/webm'
  ondataavailable: ((event: { data: Blob }) => void) | null = null
  onstop: (() => void) | null = null
  start() {
    this.state = 'recording'
  }
  stop() {
    this.state = 'inactive'
    this.ondataavailable?.({ data: new Blob(['sound']) })
    this.onstop?.()
  }
}

test('a recording that runs while the answer is sent is kept with that answer', async () => {
  vi.stubGlobal('MediaRecorder', FakeRecorder)
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator) as Navigator, {
      mediaDevices: { getUserMedia: async () => ({}) },
    }),
  )
  const agreed = { consentedAt: '2026-11-20T10:00:00.000Z', recordings: [], usedBytes: 0 }
  const kept = { ...agreed, recordings: [recording({ id: 8 })], usedBytes: 100 }
  const server = showInterview({
    'GET /api/interview-recordings': () => answer(agreed),
    'POST /api/interview-recordings': () => answer(kept),
    'PUT /api/interview-recordings/8/answer': () => answer(kept),
    [calls.answer]: () => answer({ feedback: feedback({ responseId: 5 }) }),
  })
  await openAnswer()
  await userEvent.click(screen.getByRole('button', { name: 'Record' }))
  await screen.findByRole('button', { name: 'Stop recording' })
  await userEvent.type(screen.getByLabelText('Your answer'), 'I count the rows after every step.')
  await userEvent.click(screen.getByRole('button', { name: 'Submit Answer' }))
  const attach = 'PUT /api/interview-recordings/8/answer'
  await vi.waitFor(() => expect(bodiesOf(server, attach)).toEqual([{ responseId: 5 }]))
})
