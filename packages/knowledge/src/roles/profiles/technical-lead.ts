import { advice } from './advice.ts'
import { engineeringYears } from './engineering-years.ts'
import type { RoleProfile } from './role-profile.ts'

export const technicalLeadProfile: RoleProfile = {
  role: 'Technical Lead',
  summary:
    "A technical lead answers for how a team builds: the design, the quality and whether the next month's work is thought through. You still write code, but your result is what the whole team ships and how its members grow.",
  workingWeek: [
    'Think the coming work through far enough that nobody starts down a dead end',
    'Review designs and the riskiest pull requests, and let the others go',
    "Pair with someone who's stuck, leaving the keyboard to them",
    'Write some code yourself, mostly spikes, glue and fixes that hold up others',
    'Negotiate with product what quality the deadline allows',
    'Agree on interfaces with the leads of neighboring teams',
    'Keep technical debt visible and pay off a piece of it every sprint',
    "Give one person specific feedback, good or critical, while it's fresh",
  ],
  ladder: [
    {
      level: 'Senior',
      title: 'Senior Software Engineer',
      years: engineeringYears.senior,
      expects: [
        'Lead the technical side of one project with two or three people',
        'Make your design understandable to those who must build it',
        'Teach through reviews and pairing, and enjoy it',
        "Estimate work with the people who'll do it, not over their heads",
      ],
      sources: ['FT', 'LADDER_EL', 'UKGDAD'],
    },
    {
      level: 'Lead',
      title: 'Technical Lead',
      expects: [
        "Own the architecture and the delivery quality of one team's systems",
        'Hand out the interesting work, and stay available for the ugly part',
        'Trade speed against debt openly with the product manager',
        'Keep the team shipping during your vacation',
        'Settle technical disputes so that the person who lost still helps',
      ],
      sources: ['FT', 'LADDER_EL', 'SIGNALS37'],
    },
    {
      level: 'Staff',
      title: 'Staff Engineer',
      years: engineeringYears.staff,
      expects: [
        'Lead technically across several teams through their own leads',
        "Find the work that's nobody's job and decide whether it's worth doing",
        'Write the strategy for one technical area for the next year or two',
        'Grow new technical leads and step back from their decisions',
      ],
      sources: ['LADDER_EL', 'DROPBOX', 'DRASNER'],
    },
    {
      level: 'Principal',
      title: 'Principal Engineer',
      years: engineeringYears.principal,
      expects: [
        'Shape technical vision for an organization of many teams, with costs and risks worked out',
        'Choose vendors and platforms whose consequences last longer than your own tenure',
        'Stay close enough to the code to be believed',
      ],
      sources: ['FT', 'LADDER_EL', 'UKGDAD'],
    },
  ],
  managementBranch:
    "This is the fork itself. Engineering management takes the people part of the job further, Staff and Principal the technical part; a year as lead tells most people which one they'd miss. Going back is normal and nothing to be embarrassed about.",
  recommendations: {
    transitioner: [
      advice(
        'Make software engineering your first target and keep this one in sight. Companies rarely hire a technical lead without years of building, but you can learn the leadership half elsewhere, and you may already have it.',
      ),
      advice(
        'Name your leadership in plain terms: led a shift of nine, trained new staff, made the schedule, ran the handoff. When two junior developers are equal on code, teams pick the one who may lead one day.',
      ),
      advice(
        "In your first developer job, volunteer for the coordinating tasks nobody wants: release notes, onboarding guide, on-call calendar. They're leadership in miniature, and people get to know you.",
      ),
      advice(
        "Practice code review on open-source projects by reading discussions and predicting the maintainers' objections. Reviewing well is a lead's first skill, and you can train it before anyone lets you approve anything.",
      ),
      advice(
        'Keep decision notes on your own projects: problem, options, choice, result after three months. It builds the judgment the role is paid for, and makes a portfolio few beginners have.',
      ),
      advice(
        "Pick companies with small teams and visible ladders, where a capable second-career engineer is given a project early. Ask in interviews who led the last one, and how long they'd been there.",
      ),
    ],
    professional: [
      advice(
        'Ask to lead one project formally for a quarter, with a written agreement on what you decide and what your manager decides. Many bad starts in this role come from never having said it.',
      ),
      advice(
        'Cut your own coding on the critical path to what you can drop at any moment. New leads who keep the hardest ticket become the bottleneck they were meant to remove.',
      ),
      advice(
        "Raise one engineer to the point of replacing you in a system you own, and mention it in your review. Sponsors of promotions ask whom you've grown before they ask what you've built.",
      ),
      advice(
        "Learn to write strategy in two pages: diagnosis, choice, what you won't do. It scales beyond your team and is the visible difference between lead and Staff.",
      ),
      advice(
        "Practice the conversations: disagreeing upward, critical feedback, a missed deadline. Rehearse with a peer. Interviews for lead roles are full of these scenes, and technical preparation doesn't help with them.",
      ),
      advice(
        "Read a published ladder's tech lead track beside its developer and manager tracks, and mark which expectations give you energy. The Engineering Ladders framework shows them on the same axes.",
        'LADDER_EL',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Managers have more direct reports on average than they used to, which moves planning and feedback to technical leads.',
        'GALLUP25',
      ),
      advice(
        "Leads now set rules for AI-assisted work, such as what may be generated, how it's reviewed and who understands it, because nobody else is close enough.",
      ),
      advice(
        'In a small sample of postings, employers ask leads for a concrete stack first, with code review and Scrum close behind.',
        'POSTINGS',
      ),
    ],
    opportunities: [
      advice('You can try leadership with an easy way back, which few management titles offer.'),
      advice(
        'Consultancies and agencies appoint leads for each project, so the first chance comes earlier there than in a product company.',
      ),
    ],
    challenges: [
      advice(
        'Responsibility often comes before authority, title or pay. Settle what you may decide, and when the title will be reviewed.',
      ),
      advice(
        'Your calendar splits into pieces, and long stretches of code disappear. Guard two half-days a week or accept the change knowingly.',
      ),
    ],
  },
}
