import type { Figure } from './figures.ts'

/** Skills that postings count as AI skills, by their names in the taxonomy. Which ones belong here is our judgement. */
const aiSkills: ReadonlySet<string> = new Set([
  'Artificial Intelligence',
  'Machine Learning',
  'Deep Learning',
  'Large Language Models',
  'Generative AI',
  'Natural Language Processing',
  'Computer Vision',
  'Retrieval-Augmented Generation',
  'AI Agents',
  'PyTorch',
  'TensorFlow',
  'scikit-learn',
  'MLOps',
])

const aiPremium: Figure = {
  value: 28,
  source: 'LIGHTCAST25',
  year: 'July 2025',
  verified: true,
  note: 'More pay in postings that name one AI skill than in those that name none; 43% with two or more.',
}

/** How much more postings with this skill offer, in percent; undefined where no source says so. */
export const getPayPremium = (skill: string): Figure | undefined =>
  aiSkills.has(skill) ? aiPremium : undefined
