import { tidyWishes } from './change-wishes.ts'
import type { Clause, Reading } from './reading.ts'

const formal =
  /\b(?:more |very |rather |keep it )?(?:formal(?:ly)?|businesslike|business-like)\b|\bmore (?:professional|serious|corporate|academic)\b|\b(?:professional|serious) (?:tone|language|wording|style|voice)\b|\bsounds? (?:more )?professional\b|\bless (?:casual|informal|chatty|colloquial)\b|\btoo (?:casual|informal|chatty|colloquial)\b/i
const plain =
  /\b(?:plain(?:er)?|simpler|informal|conversational|down[- ]to[- ]earth)\b|\b(?:more |a more )(?:casual|natural|human|relaxed|readable|approachable)\b|\bsimple (?:words|language|english|wording|tone|style)\b|\bmake it simple\b|\bless (?:formal|corporate|stiff|stuffy|jargon|pompous|complicated)\b|\btoo (?:formal|stiff|corporate|stuffy|pompous|complicated)\b|\b(?:no|without|avoid|drop|remove|cut|less|fewer|get rid of|lose|ditch)(?: the| all the| any)? (?:jargon|buzz ?words|fluff|filler)(?: words)?\b|\bfriendl(?:y|ier)\b|\beasier to (?:read|understand)\b|\beveryday (?:words|language)\b|\b(?:casual|relaxed) tone\b/i
const normal =
  /\b(?:normal|neutral|original|usual|previous|earlier) tone\b|\btone (?:as it was|back)\b|\bundo the tone\b/i

/** Reads wishes about tone: formal, plain, or back to neither. */
export const readTone = ({ text, wishes }: Clause): Reading | undefined => {
  if (normal.test(text))
    return { wishes: tidyWishes({ ...wishes, tone: undefined }), understood: 'Keeps the usual tone.' }
  const isNegated =
    /\b(?:not (?:so |too |that )?|don['’]?t (?:be|make it|sound) (?:so |too )?)(?:formal|professional|corporate)\b/i.test(
      text,
    )
  if (isNegated || plain.test(text))
    return { wishes: { ...wishes, tone: 'plain' }, understood: 'Uses plain words in place of stiff ones.' }
  if (formal.test(text))
    return {
      wishes: { ...wishes, tone: 'formal' },
      understood: 'Uses a formal tone: contractions written out, everyday words replaced.',
    }
  return undefined
}
