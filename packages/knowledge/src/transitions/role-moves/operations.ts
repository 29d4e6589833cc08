import type { AuthoredRoleMoves } from '../role-move.ts'

export const operationsMoves: AuthoredRoleMoves = {
  'DevOps Engineer': {
    'Site Reliability Engineer (SRE)': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        [
          'Clusters, pipelines and Linux',
          'The tools are the same; the question shifts from "how do we ship?" to "how reliable is it?"',
        ],
        ['Automation', 'SREs measure chores, then write programs to replace them.'],
        ['Watching production', 'You have dashboards; service levels give them a target.'],
      ],
    },
    'Cloud Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Infrastructure as code', 'You already build infrastructure from code.'],
        ['Linux and containers', 'Much of what runs in a cloud account runs on them.'],
        ['Serving developers', 'Your users will be the same people.'],
      ],
    },
    'Security Engineer': {
      kind: 'switch',
      sources: ['ONET29'],
      carriesOver: [
        ['Pipelines', 'Security checks belong there, and you can put them in.'],
        ['Secrets and permissions', 'You have handed out keys and know where they leak.'],
        ['Linux and networks', 'You know the systems that attackers go after.'],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: [],
      carriesOver: [
        ['Knowing how systems really run', 'Your designs will survive their first night.'],
        ['One cloud in depth', 'Most solutions are put together from its services.'],
        ['Serving several teams', 'You have seen which ways of building work across a company.'],
      ],
    },
  },
  'Cloud Engineer': {
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Cloud services in depth', 'You know limits and prices that others look up.'],
        ['Networks and permissions', 'They decide whether a design passes the security review.'],
        ['Explaining the bill', 'Cost is part of every design you will present.'],
      ],
    },
    'DevOps Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Infrastructure as code', 'It is the base of every pipeline you will build.'],
        ['Containers and clusters', 'You run them already; now you help developers ship to them.'],
        ['Scripting', 'Automation is the common language of both jobs.'],
      ],
    },
    'Site Reliability Engineer (SRE)': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Regions, zones and limits', 'You know what can fail, and how.'],
        ['Monitoring', 'You collect the numbers that service levels are made of.'],
        ['Infrastructure as code', 'A system you can rebuild is a system you can repair.'],
      ],
    },
    'Security Engineer': {
      kind: 'switch',
      sources: ['ONET29'],
      carriesOver: [
        ['Identity and permissions', 'Many cloud breaches begin there, and you have set them up.'],
        ['Networks', 'You can tell which traffic should not be there.'],
        ['Audit trails', 'You know which log has the answer.'],
      ],
    },
  },
  'Site Reliability Engineer (SRE)': {
    'DevOps Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Programming for operations', 'Pipelines gain from someone who writes real tools.'],
        ['Clusters and infrastructure as code', 'You work with the same material every day.'],
        ['Knowing which releases hurt', 'You can build the pipeline that would have caught them.'],
      ],
    },
    'Cloud Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Running systems at scale', 'You know what an account looks like on a bad day.'],
        ['Infrastructure as code', 'You build from files already.'],
        ['Networks', 'Many of your incidents began there.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Leading incidents', 'You have directed people under pressure without being their boss.'],
        ['Seeing where a system will break', 'Design reviews need that eye.'],
        ['Postmortems without blame', 'Teams that learn from mistakes are built that way.'],
      ],
    },
    'Engineering Manager': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Calm in an incident', "Your calm is the team's calm."],
        ['Fair rules for on-call', 'You know what a bad schedule does to people.'],
        ['Targets that everyone agrees on', 'You have settled arguments with data instead of rank.'],
      ],
    },
  },
  'Security Engineer': {
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        [
          'Threat modeling',
          'You look at a diagram and see what could go wrong, so you can draw a better one.',
        ],
        ['Standards and audits', 'You know what an approval will require.'],
        ['Convincing busy people', 'You have argued for things that nobody wanted to pay for.'],
      ],
    },
    'Cloud Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Identity and networks', 'They are the hardest parts of a cloud account, and you know them.'],
        ['Logs and alerts', 'You know what has to be recorded from day one.'],
        ['Scripting', 'You automate checks; building accounts is the next step.'],
      ],
    },
    'Engineering Manager': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Leading through an incident', 'You have kept lawyers, engineers and managers on one page.'],
        ['Discretion', 'People have to be able to tell you things.'],
        ['Weighing risks', 'There is never time for everything, and you are used to choosing.'],
      ],
    },
    'Site Reliability Engineer (SRE)': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Incident response', 'The steps are the same, minus the attacker.'],
        ['Linux and networks', 'You can find your way around a machine that misbehaves.'],
        ['Reading logs', 'You are used to finding one odd line in a million.'],
      ],
    },
  },
}
