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
    text: 'Hi, I am Ash. I will show you how to start in five short steps. You can close this at any time.',
    mascot: 'idle',
  },
  {
    title: 'Choose your path',
    text: 'Are you coming into IT, or do you already work in it? The advice starts from where you are.',
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
    text: 'A PDF reads best. You get it back in better words, and every line shows where it comes from.',
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
