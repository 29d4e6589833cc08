import { advice } from './advice.ts'
import type { LadderStep, RoleProfile } from './role-profile.ts'

const yearsManaging = (from: number, to?: number): NonNullable<LadderStep['years']> => ({
  from,
  ...(to !== undefined && { to }),
  as: 'manager',
  source: 'SOURCEGRAPH',
})

export const engineeringManagerProfile: RoleProfile = {
  role: 'Engineering Manager',
  summary:
    'An engineering manager is responsible for a team of engineers: that the right people are on it, that they work on the right things, that they grow, and that what they ship is sound. Your output is theirs, and most of your tools are conversations.',
  workingWeek: [
    'Hold one-on-ones in which the other person sets half of the agenda',
    "Read what the team's work, mood and metrics are telling you, and ask before concluding",
    'Settle priorities with product, and protect the team from the third urgent thing',
    'Interview candidates and compare notes against the same criteria',
    'Write feedback for a review with examples from the actual months',
    'Deal with a conflict or a struggling colleague this week, not next quarter',
    'Take part in design and incident reviews to judge risk, without making the call for them',
    'Plan headcount and budget with your director',
    'Tell your own manager the truth about a deadline',
  ],
  ladder: [
    {
      level: 'Lead',
      title: 'Technical Lead',
      expects: [
        "Coordinate a team's technical work and be the one others come to",
        'Run planning or retrospectives so that something changes afterward',
        'Onboard and mentor a new colleague to full speed',
        'Give hard feedback once, privately, and see it used',
      ],
      sources: ['FT', 'LADDER_EL', 'LADDER_MGMT'],
    },
    {
      level: 'Manager',
      title: 'Engineering Manager',
      years: yearsManaging(0, 2),
      expects: [
        'Run one small team: one-on-ones, goals, reviews, hiring, delivery',
        'Stay able to read the code without being needed to write it',
        'Handle a conflict and an underperformer fairly, with help from above',
        "Deliver a quarter's goals by setting up a process the team would keep",
      ],
      sources: ['SOURCEGRAPH', 'DROPBOX'],
    },
    {
      level: 'Senior manager',
      title: 'Senior Engineering Manager',
      years: yearsManaging(2),
      expects: [
        'Lead a medium-sized team or several small ones toward goals of half a year and more',
        'Build a team from nothing: profile, hiring, first results',
        'Take on an unclear problem and come back with people, plan and cost',
        'Help define technical standards, and keep your own code off the critical path',
        'Develop a successor',
      ],
      sources: ['SOURCEGRAPH', 'DROPBOX'],
    },
    {
      level: 'Director',
      title: 'Director of Engineering',
      years: yearsManaging(4),
      expects: [
        'Manage managers, and judge teams by results and health rather than by presence',
        'Answer for a strategic goal over one to two years, with its budget',
        "Change the organization's structure when the product changes",
        'Represent engineering in decisions on product, law and money',
      ],
      sources: ['SOURCEGRAPH', 'DROPBOX', 'FT'],
    },
    {
      level: 'VP',
      title: 'VP of Engineering',
      years: yearsManaging(6),
      expects: [
        'Lead a large organization by working backward from the needs of the business',
        "Create the structures in which delivery and accountability don't depend on you",
        'Hire directors better than yourself in their field',
        "Report engineering's results and risks to the board in plain language",
      ],
      sources: ['SOURCEGRAPH', 'LADDER_MGMT'],
    },
  ],
  managementBranch:
    "You're on the management track here. The way back to Staff or Principal engineer stays open for a few years if you keep your technical judgment current, and many good leaders have gone both ways.",
  recommendations: {
    transitioner: [
      advice(
        "If you've led people elsewhere, such as a shift, a nursing unit, a platoon or a kitchen, you already have the hardest half of this role. Engineers, though, expect a manager who has built software, so plan a few years in a technical role first.",
      ),
      advice(
        'Look at the neighbors that use leadership sooner: project or delivery manager, support team lead, customer success manager in a software firm. From there you manage technical people without claiming to be an engineer.',
      ),
      advice(
        "Write three leadership stories with numbers from your own records: team size, turnover, a result you turned around. Bring them to every interview, because other junior candidates won't have any.",
      ),
      advice(
        "Learn how software teams run, meaning sprints, code review, on-call and technical debt, by shadowing one or reading a team's public handbook. Speaking the language removes half of the doubts in an interview.",
      ),
      advice(
        "Choose employers in the field you managed in. A healthcare software company may make a former nurse manager a team lead where a startup wouldn't.",
      ),
      advice(
        "Once you're in a technical job, ask early to mentor an intern and to sit in on hiring panels. They're the first pieces of management that get handed out, and you bring practice.",
      ),
    ],
    professional: [
      advice(
        'Try the job before you take it: run the one-on-ones for an intern, hire someone, lead planning for a quarter. If the days with the least code were your best ones, apply.',
      ),
      advice(
        "Agree with your manager on a trial with a date and a way back. Sourcegraph's published framework treats the first two years of managing as a level to learn in; hold your employer to something similar.",
        'SOURCEGRAPH',
      ),
      advice(
        "Practice hiring until you're good at it. Write the scorecard, train as an interviewer, close a candidate yourself. A team's quality is decided there, and new managers underrate it.",
      ),
      advice(
        'Learn to handle poor performance decently and early. Ask your HR partner to walk you through a case; interviewers like to ask for one, and an honest account is rare.',
      ),
      advice(
        "Cap the hours you spend on your own technical work. Gallup's research on spans of control puts the limit at about 40% of your time.",
        'GALLUP25',
      ),
      advice(
        'Keep a short list of numbers about your team, say lead time, failed changes, attrition and engagement, and talk about it in the open. Directors trust managers who measure themselves first.',
      ),
    ],
  },
  roleNotes: {
    trends: [
      advice(
        'Managers have more direct reports on average, and large technology companies have removed layers, so player-coach jobs that combine code and people are back.',
        'GALLUP25',
      ),
      advice(
        'Executives ask managers what AI tools do to output, and listen to those who can separate typing speed from delivered value.',
      ),
      advice(
        'Remote and mixed teams have made writing, of decisions, expectations and feedback, a core skill of management.',
      ),
    ],
    opportunities: [
      advice(
        "Good first-line managers are hard to find, because many strong engineers don't want the job and many who want it can't read the code.",
      ),
      advice(
        "Hospitals, manufacturers and public agencies with growing software groups need managers who can also explain engineering to those who aren't engineers.",
      ),
    ],
    challenges: [
      advice(
        "Feedback on your own work arrives a year late. You'll need other ways to know that a week went well.",
      ),
      advice(
        'External openings ask for management experience, so the first management job is usually an internal promotion.',
      ),
      advice(
        "You'll carry news you can't share and decisions that weren't yours. Find a peer outside your reporting line to talk to.",
      ),
    ],
  },
}
