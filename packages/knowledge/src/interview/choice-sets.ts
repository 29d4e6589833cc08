import { behavioralDecisionsChoice } from './choice/behavioral-decisions.ts'
import { behavioralRepliesChoice } from './choice/behavioral-replies.ts'
import { clientDesignChoice } from './choice/client-design.ts'
import { dataPlatformDesignChoice } from './choice/data-platform-design.ts'
import { learningSystemDesignChoice } from './choice/learning-system-design.ts'
import { productDesignChoice } from './choice/product-design.ts'
import { securityDesignChoice } from './choice/security-design.ts'
import type { ChoiceSet } from './choice-set.ts'

/** The multiple-choice questions that only interviews ask, beside those of the quizzes. */
export const choiceSets: readonly ChoiceSet[] = [
  behavioralDecisionsChoice,
  behavioralRepliesChoice,
  clientDesignChoice,
  dataPlatformDesignChoice,
  learningSystemDesignChoice,
  productDesignChoice,
  securityDesignChoice,
]
