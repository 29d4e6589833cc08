import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TargetRole, targetRoles } from '@nextrung/contract/roles'
import { getRole } from '@nextrung/knowledge/roles'
import { type SkillShare, weighSkills } from './skill-weights.ts'

type RoleSkills = {
  role: TargetRole
  confidence: 'high' | 'medium' | 'low' | 'very low'
  recent: { shares: SkillShare[] }
}

const rolesFolder = join(import.meta.dirname, '../../packages/knowledge/src/roles')
const weightOf = /(skill: '([^']+)',\s*)weight: \d,\s*formerWeight: (\d),\s*weightBasis: '\w+'/g

/** Writes the weights into the role's file, leaving everything else as its author wrote it. */
function rewrite(path: string, weighed: ReturnType<typeof weighSkills>): void {
  const text = readFileSync(path, 'utf8')
  const changed = text.replace(weightOf, (all, start: string, name: string) => {
    const found = weighed.find(({ skill }) => skill === name)
    if (!found) return all
    return `${start}weight: ${found.weight}, formerWeight: ${found.formerWeight}, weightBasis: '${found.weightBasis}'`
  })
  if (changed !== text) writeFileSync(path, changed)
}

const folder = process.argv[2]
if (folder === undefined)
  throw new Error('Usage: npm run knowledge:weights -- FOLDER (with role-skills.json)')
const facts: { roles: RoleSkills[] } = JSON.parse(readFileSync(join(folder, 'role-skills.json'), 'utf8'))
const missing = targetRoles.filter((role) => !facts.roles.some((counted) => counted.role === role))
if (missing.length > 0) throw new Error(`No counts for ${missing.join(', ')}`)
for (const { role, confidence, recent } of facts.roles) {
  const isMeasured = confidence === 'high' || confidence === 'medium'
  if (!isMeasured) continue
  const weighed = weighSkills(getRole(role).requiredSkills, recent.shares)
  const file = readdirSync(rolesFolder).find(
    (name) =>
      name.endsWith('.ts') && readFileSync(join(rolesFolder, name), 'utf8').includes(`role: '${role}',`),
  )
  if (file === undefined) throw new Error(`No file describes the role ${role}`)
  rewrite(join(rolesFolder, file), weighed)
  for (const { skill, weight, formerWeight, weightBasis } of weighed)
    console.log([role, skill, `${formerWeight} -> ${weight}`, weightBasis].join('\t'))
}
