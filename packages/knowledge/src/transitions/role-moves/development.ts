import type { AuthoredRoleMoves } from '../role-move.ts'

export const developmentMoves: AuthoredRoleMoves = {
  'Software Engineer': {
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        [
          'Writing code that others can change',
          'The team copies what its lead does, so your good habits spread.',
        ],
        ['Reviewing code', 'Reviews become your main way of teaching.'],
        ['Knowing the system', 'You can tell which idea takes a day and which one takes a quarter.'],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Building things that run', 'Architects who have shipped software draw what people can build.'],
        ['APIs and databases', 'Most designs come down to who owns which data and how it is passed on.'],
        [
          'Breaking a problem into parts',
          'It is the same work on a larger scale, with teams instead of classes.',
        ],
      ],
    },
    'Full Stack Developer': {
      kind: 'specialise',
      sources: ['ONET29'],
      carriesOver: [
        ['Programming and testing', 'You have the habits; only the place where the code runs is new.'],
        ['JavaScript and APIs', 'You know at least a little about both ends of a request.'],
        ['Databases', 'Features begin with a table as often as with a screen.'],
      ],
    },
    'Machine Learning Engineer': {
      kind: 'specialise',
      sources: [],
      carriesOver: [
        [
          'Software that survives production',
          'Many models never make it into production, and production is where you are at home.',
        ],
        ['Python and tests', 'Training code is code; few people test it well.'],
        ['Data structures and algorithms', 'They help you see why training is slow.'],
      ],
    },
    'Backend Developer': {
      kind: 'specialise',
      sources: [],
      carriesOver: [
        [
          'A typed language and its tests',
          'Server code lives for years, and you know how to keep it changeable.',
        ],
        ['APIs and SQL', 'You have used both; now you are responsible for them.'],
        ['Debugging', 'On a server the clue is in a log rather than in front of you.'],
      ],
    },
  },
  'Frontend Developer': {
    'Full Stack Developer': {
      kind: 'broaden',
      sources: ['ONET29'],
      carriesOver: [
        ['The whole browser side', 'You have mastered the half that back-end people find hard.'],
        ['JavaScript', 'With Node.js you can stay in the same language on the server.'],
        ['Knowing what a screen needs', 'You will design APIs that answer in one call.'],
      ],
    },
    'Mobile Developer': {
      kind: 'sideways',
      sources: [],
      carriesOver: [
        ['Components and state', 'React Native, SwiftUI and Compose all think in components, as you do.'],
        ['Responsive layouts', 'You already design for thumbs and small screens.'],
        ['Working against an API', 'Apps use the same APIs as web pages, only over a worse network.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['A large code base kept in shape', 'The decisions that keep one healthy are the same in any team.'],
        ['Sitting between design and back end', "Translating between groups is much of a lead's day."],
        ['Reviews and shared components', 'You have already set standards that others work by.'],
      ],
    },
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Knowing where people hesitate', 'You have watched users meet what the team decided.'],
        ['Working with designers every day', 'You can judge a design and say what it costs.'],
        ['Measuring what a change does', 'You have run tests on pages and read the results.'],
      ],
    },
    'Software Engineer': {
      kind: 'broaden',
      sources: [],
      carriesOver: [
        ['Programming in a large code base', 'Modules, tests and reviews are the same beyond the browser.'],
        [
          'Building on APIs that others wrote',
          'You know which interfaces are a pleasure to use and which are not.',
        ],
        ['Performance', 'You are used to counting milliseconds.'],
      ],
    },
  },
  'Backend Developer': {
    'Full Stack Developer': {
      kind: 'broaden',
      sources: ['ONET29'],
      carriesOver: [
        ['The server and the data', 'You have mastered the half that screens depend on.'],
        ['API design', 'You can now shape an API around a screen that you build yourself.'],
        ['Tests and releases', 'Habits from the server carry over to front-end code.'],
      ],
    },
    'Data Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        [
          'SQL and data models',
          'You know what a good table looks like; now the tables are wider and longer.',
        ],
        ['Queues and batch jobs', 'Streams and schedules are nothing new to you.'],
        ['Software discipline', 'Data teams gain a lot from someone who tests and reviews.'],
      ],
    },
    'DevOps Engineer': {
      kind: 'sideways',
      sources: ['ONET29'],
      carriesOver: [
        ['Knowing what a service needs', 'You have been the one waiting for the pipeline.'],
        ['Containers and Linux', 'You already ship your service in a container and read its logs.'],
        ['Being on call', 'You know what goes wrong after a release.'],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Services, queues and databases', 'They are the boxes in nearly every diagram you will draw.'],
        ['API design', 'Systems meet at their interfaces, and you know a good one when you see it.'],
        ['Running what you build', 'Your designs will be ones that operations can live with.'],
      ],
    },
    'Software Engineer': {
      kind: 'broaden',
      sources: [],
      carriesOver: [
        ['Solid server code', 'The craft is the same wherever the code runs.'],
        ['Databases and APIs', 'Most software needs both.'],
        ['Failure and load', 'You are used to asking what happens when something is slow or gone.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        [
          'Decisions about data and services',
          'These are the decisions a team can least afford to get wrong.',
        ],
        ['Standing behind production', 'You can answer for a system because you have run it.'],
        ['Agreeing on interfaces', 'You already negotiate with the teams that call your API.'],
      ],
    },
  },
  'Full Stack Developer': {
    'Software Engineer': {
      kind: 'broaden',
      sources: ['ONET29'],
      carriesOver: [
        ['Code on both sides', 'You have worked in more than one language and can pick up another.'],
        ['Whole features', 'You know how the parts of a system meet.'],
        ['Databases and APIs', 'You bring both, so you can go deeper into algorithms and design.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Knowing every layer', 'You can follow, and settle, a debate between front end and back end.'],
        ['Taking features from idea to release', 'You know all the steps that a team has to agree on.'],
        ['Talking to the people who use it', 'A lead speaks for the team, and you have done that.'],
      ],
    },
    'Solutions Architect': {
      kind: 'advance',
      sources: ['ONET29'],
      carriesOver: [
        ['Seeing the whole application', 'Architects need the same view across several applications.'],
        ['Choosing where logic belongs', 'The same question comes up between systems.'],
        ['Talking to customers', 'The first half of a design is a conversation.'],
      ],
    },
    'Product Manager': {
      kind: 'switch',
      sources: [],
      carriesOver: [
        ['Turning requests into features', 'You have had to find out what people really meant.'],
        ['Knowing what things cost', 'Your estimates will be worth something.'],
        ['Seeing a feature through', 'You have owned something from the idea to the first complaint.'],
      ],
    },
    'Frontend Developer': {
      kind: 'specialise',
      sources: [],
      carriesOver: [
        ['The browser side you already build', 'Now it gets your whole week instead of half of it.'],
        ['Knowing the server', 'You know what you can ask of an API, and what you cannot.'],
        ['Releases', 'You know how a page gets in front of people.'],
      ],
    },
    'Backend Developer': {
      kind: 'specialise',
      sources: [],
      carriesOver: [
        ['The server side you already build', 'You go deeper into load, queues and failure.'],
        ['SQL', 'You have written the queries, including some slow ones.'],
        ['Knowing the screen', 'You know what the people who call your API need.'],
      ],
    },
  },
  'Mobile Developer': {
    'Full Stack Developer': {
      kind: 'broaden',
      sources: ['ONET29'],
      carriesOver: [
        ['Screens and state', 'Components in a browser behave much like those on a phone.'],
        ['Working against an API', 'You know what a client needs, so you can build the other end.'],
        ['Careful releases', 'You are used to releases that cannot be taken back.'],
      ],
    },
    'Frontend Developer': {
      kind: 'sideways',
      sources: [],
      carriesOver: [
        ['Interfaces for small screens', 'Many visits to a website come from a phone, too.'],
        ['Components and state', 'React will feel familiar after Compose, SwiftUI or React Native.'],
        ['Bad networks', 'You already plan for slow and lost connections.'],
      ],
    },
    'Software Engineer': {
      kind: 'broaden',
      sources: ['ONET29'],
      carriesOver: [
        ['Object-oriented code', 'Kotlin and Swift have taught you most of what Java asks of you.'],
        ['Memory and speed', 'Phones have made you careful with both.'],
        ['Testing before a release', 'You could not afford to skip it.'],
      ],
    },
    'Technical Lead': {
      kind: 'advance',
      sources: ['LADDER_EL'],
      carriesOver: [
        ['Owning an app', 'You have stood behind something that people rate in public.'],
        ['Planning releases', 'Store dates have taught you to plan backward.'],
        ['Working with design and back-end teams', 'You already sit in the middle.'],
      ],
    },
  },
}
