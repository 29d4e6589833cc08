import { defineCapability, standardLimits } from '../capability.ts'
import { MappedPath, mapCareerPath } from './map-career-path.ts'
import { PathInput } from './path-input.ts'

export const mapCareerPathCapability = defineCapability({
  name: 'mapCareerPath',
  input: PathInput,
  output: MappedPath,
  builtIn: mapCareerPath,
  limits: standardLimits,
  messages: {
    tooComplex: 'Your resume is too complex to work out a career path from.',
    failed: 'Your career path could not be worked out. Please try again.',
  },
})
