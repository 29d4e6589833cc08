import type { MascotState } from '../../ui/mascot.tsx'

export type TourStep = {
  title: string
  text: string
  mascot: MascotState
  /** The `data-tour` value of the element the step is about. */
  target?: string
}

export const tourSteps: readonly TourStep[] = [
  {
    title: 'Welcome to Nextrung',
    text: 'I am Ash. In five short steps I show you how to start. You can close this at any time.',
    mascot: 'idle',
  },
  {
    title: 'Choose your path',
    text: 'Say whether you are coming into IT or already work in it. The advice starts from where you stand.',
    mascot: 'encouraging',
    target: 'choose-path',
  },
  {
    title: 'Select your target role',
    text: 'Pick the job you want next, not the one you have. It decides which skills, figures and questions you see.',
    mascot: 'encouraging',
    target: 'select-role',
  },
  {
    title: 'Upload your resume',
    text: 'A PDF reads best. You get it back in better words, and every line shows what stands behind it.',
    mascot: 'encouraging',
    target: 'upload-resume',
  },
  {
    title: 'Track your progress',
    text: 'Your dashboard keeps every version of your resume and says what to do next.',
    mascot: 'celebrating',
    target: 'track-progress',
  },
]
