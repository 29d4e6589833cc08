import type { OpenQuestion } from '../open-question.ts'

export const technicalLeadershipBeginner: readonly OpenQuestion[] = [
  {
    id: 'technical-leadership-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Technical Strategy', 'Conflict Resolution'],
    tags: ['team decisions', 'disagreement', 'facilitation'],
    question:
      'Two developers have argued in a pull request for three days about whether to use a generic repository class or plain queries. You are the new tech lead. What do you do?',
    keyPoints: [
      {
        cue: 'Where the argument continues',
        point: 'Takes the discussion out of the comments into a short conversation with both',
        weight: 3,
        essential: true,
        said: [
          'I get them on a call for half an hour, since text makes such arguments endless',
          'sit down together instead of writing another twenty comments',
          'Ask them to talk it over live, with me there, rather than typing at each other',
        ],
      },
      {
        cue: 'What you want to hear',
        point: 'Lets each explain the reasons and lays open which goal or worry is behind the position',
        weight: 3,
        essential: true,
        said: [
          'One fears duplicated code, the other hidden queries; once this is said they are closer than they think',
          'I ask what problem each option would cause in a year',
          'understand both before judging',
        ],
      },
      {
        cue: 'What you weigh',
        point:
          'Judges by what matters here: how costly a mistake is to reverse and what the codebase already does',
        weight: 2,
        said: [
          'If we can change it later in an afternoon, it is not worth three days',
          'consistency with the existing code counts more than taste',
        ],
      },
      {
        cue: 'How it comes to an end',
        point: 'Brings a decision within the day, deciding personally if they do not agree',
        weight: 3,
        essential: true,
        said: [
          'If there is no consensus after half an hour, I choose and take responsibility',
          'set a time limit; somebody has to end it and that is my job',
          'By tonight there is an answer, even if it has to come from me',
        ],
      },
      {
        cue: 'What remains for the future',
        point: 'Writes the decision with its reason where the next person will find it',
        weight: 2,
        said: [
          'A short note in the guidelines so that we do not have the same fight next month',
          'summarize the outcome in the pull request and the team wiki',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A tech lead should wait until everyone agrees',
        said: ['I let them discuss until they find consensus', 'I do not want to interfere, they are adults'],
        correction:
          'Hearing everyone is needed, unanimity is not; an open question blocks the work and sours the mood more than an imperfect decision.',
      },
    ],
    sampleAnswer:
      "Three days in comments means that writing doesn't work here, so I'd ask both for a call of half an hour the same day. I'd let each explain for a few minutes without being interrupted, and I'd ask what they're afraid of. Usually something sensible comes out: one has seen the same query copied in eight places, the other once hunted a slow query hidden in a generic class. Then I say it back, so both feel understood. After that I'd ask two questions: what does our codebase do at the moment, and how hard is it to change our minds later? With a matter like this, we could switch in a day, so consistency with the existing code counts most. Often they agree at that point. If they don't, I decide: for instance plain queries, with a helper if the same one appears a third time. I say that it's my decision and that we can look at it again if it hurts. The pull request gets merged, and I write three sentences into our guidelines so we don't repeat it. And I'd thank both, because it's good that they care.",
    criteria: ['Respectful to both', 'Ends the blockage', 'Keeps the size of the matter in proportion'],
    followUps: [
      {
        question: 'One of them says afterwards, "Fine, but I still think it is wrong." How do you react?',
        about: [3],
        answer:
          'I take it seriously: it is fine to disagree and still go along. I ask what sign would show that he was right, write this down as the moment to look again, and make sure he supports the decision in the code.',
      },
      {
        question: 'How would you have noticed it before day three?',
        about: [0, 4],
        answer:
          'I look over open pull requests every day, and we can agree on a rule: after two rounds without agreement, people talk, and if that does not help they ask me. Then it takes an hour.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead'],
    skills: ['Team Leadership', 'Technical Strategy'],
    tags: ['first weeks', 'onboarding', 'listening'],
    question:
      'You start as tech lead of a team of five whose product you do not know yet. What do you do in the first three weeks, and what do you deliberately not do?',
    keyPoints: [
      {
        cue: 'How you use the people',
        point: 'Talks with each person, asking what works, what hurts and what they would change',
        weight: 3,
        essential: true,
        said: [
          'I have a coffee with every developer, the product manager and support, and mostly listen',
          'individual conversations before opinions',
          'I sit down with everyone once and let them tell me their frustrations and ideas',
        ],
      },
      {
        cue: 'How you get into the product',
        point: 'Learns the system by doing: sets it up, follows a request through it, ships a small change',
        weight: 3,
        said: [
          'I take a little bug and bring it to production to see how the whole path feels',
          'run it locally, read the code along one use case and deploy something',
          'get my hands dirty with a small ticket',
        ],
      },
      {
        cue: 'Which evidence you look at',
        point: 'Looks at the facts: incidents, recent releases, open bugs, test and build times',
        weight: 2,
        said: [
          'The incident list of the last half year shows me where it burns',
          'I read the deployment history and check how long a build takes',
        ],
      },
      {
        cue: 'What you hold back from',
        point: 'Does not announce big changes or a rewrite before understanding why things are as they are',
        weight: 3,
        essential: true,
        said: [
          'I hold back with judging; odd code often has a reason',
          'no new framework in the first month',
          'avoid saying "at my last company we did it better"',
        ],
      },
      {
        cue: 'What wins the team over',
        point: 'Fixes one small, commonly felt nuisance to earn trust',
        weight: 2,
        said: [
          'If everyone moans about the slow test run, I help with that first',
          'a quick win which the team picked itself',
        ],
      },
      {
        cue: 'What you clear up about yourself',
        point: 'Clarifies with the manager and product what is expected of the role',
        weight: 1,
        said: [
          'I ask my boss what success after half a year looks like and which decisions are mine',
          'who decides on priorities, and who on technology?',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A new tech lead has to prove authority quickly by setting new technical rules',
        said: ['I show early that I am the one in charge', 'first I introduce my standards'],
        correction:
          'Rules without knowledge of the reasons create resistance; authority comes from understanding, helping and good decisions.',
      },
    ],
    sampleAnswer:
      "In the first week I'd mainly listen. I'd talk with each of the five alone for about 45 minutes: what are you proud of, what costs you time, what would you change first? I'd ask product and support the same, and my manager what he expects of me after half a year and which decisions are mine. At the same time I get to know the system with my hands: set it up, follow one request from the screen to the database, and bring a small bug fix to production. That tells me more about the tests, the review and the deployment than any document. In the second week I look at facts: incidents of the last months, open bugs, how often we release, how long a build takes. In the third I put together what I heard and play it back to the team, so they can correct me. Then we choose one annoyance that all of them feel, say the test run of forty minutes, and fix that. What I won't do is announce a rewrite or compare everything with my last job. Strange code usually has a history, and I want to know it before I judge.",
    criteria: ['Curious rather than judging', 'Balances people and system'],
    followUps: [
      {
        question:
          'You find something really dangerous in week one, say passwords in the log. Do you still wait?',
        about: [3],
        answer:
          'No. Real harm I raise at once, calmly and without looking for someone guilty, and we fix it together. Holding back applies to taste and structure, not to security or data loss.',
      },
      {
        question: 'The team tells you five contradictory things about what is wrong. How do you use that?',
        about: [0, 2],
        answer:
          'I compare it with the facts, incidents and times, and put the list anonymously in front of the team. We group it and vote on the two that hurt most. The contradictions themselves often show where people have not talked.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Software Engineer'],
    skills: ['Estimation', 'Cross-Functional Collaboration'],
    tags: ['estimates', 'product manager', 'uncertainty'],
    question:
      'In the hallway, the product manager asks: "How long would it take to add export to Excel? Just roughly, I need it for the roadmap." How do you answer?',
    keyPoints: [
      {
        cue: 'What you ask back',
        point:
          'Asks what the estimate is for and what exactly is needed, since details change the effort greatly',
        weight: 3,
        essential: true,
        said: [
          'Ten rows or a million? With formatting or just a CSV they can open?',
          'I want to know which customer problem is behind it and how precise the number has to be',
          'clarify scope before naming a figure',
        ],
      },
      {
        cue: 'What you can say now',
        point:
          'Gives no single number on the spot, but a range with the assumption, or a time when the answer will come',
        weight: 3,
        essential: true,
        said: [
          'Something between three days and three weeks, and I can tell you more tomorrow after looking',
          'I say a bracket and what it depends on',
          'let me check an hour with the team and come back',
        ],
      },
      {
        cue: 'Who else has a say',
        point: 'Involves those who will do the work or know that part of the code',
        weight: 2,
        said: [
          'I ask Mara who built the reports, she knows where it hurts',
          'the people doing it should estimate it, not me alone',
        ],
      },
      {
        cue: 'What the effort covers',
        point: 'Counts everything until it is in use: tests, review, permissions, documentation, rollout',
        weight: 2,
        said: [
          'The coding is maybe half; testing and access rights come on top',
          'done means with customers, not on my laptop',
        ],
      },
      {
        cue: 'How firm your answer is',
        point: 'Makes clear that an estimate is not a promise and will be updated when more is known',
        weight: 2,
        said: [
          'If it goes on a roadmap as a date, I want to look deeper first',
          'I tell her as soon as I see that it will not hold',
        ],
      },
      {
        cue: 'What else you can offer',
        point: 'Offers a smaller variant that would meet the need sooner',
        weight: 1,
        said: [
          'A plain CSV of the current view could be there on Friday',
          'maybe a simple version is enough for nine in ten users',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A good tech lead can name an exact number of days at once',
        said: [
          'I tell her five days so that she can plan',
          'experience means knowing the number immediately',
        ],
        correction:
          'Without scope, one number is a guess that becomes a promise; a range with assumptions is more useful and more honest.',
      },
      {
        belief: 'Doubling every estimate secretly is the way to be safe',
        said: ['I always multiply by two and say nothing'],
        correction:
          'Hidden padding destroys trust and hides the risk; state the uncertainty openly, so that product can act on it.',
      },
    ],
    sampleAnswer:
      "I wouldn't refuse, because she needs something to plan with, but I wouldn't throw out one number either. I'd ask two or three questions: who wants the export and what for? Are we speaking of the visible table or of a whole year with a million rows? Must it be a real Excel file with formatting, or is a CSV that Excel opens enough? And what does the roadmap need: a size or a date? Then I'd give her a bracket with the assumption: \"If it's the current view as CSV, a few days. If it's all data with formatting, running in the background, rather three weeks. By tomorrow noon I can tell you more.\" Then I'd look at it for an hour with Mara, who built the reports, since she knows the traps, such as permissions on columns. We'd count testing, review and rollout too, not just the coding. Next day I'd give her the range, what it rests on, and a proposal: the simple CSV first, and see whether people still ask for more. And I'd say that it's an estimate; if we learn something new, she'll hear it from me early.",
    criteria: ['Helpful instead of defensive', 'Honest about uncertainty'],
    followUps: [
      {
        question:
          'A week later your "few days" appears as a fixed date in a customer presentation. What do you do?',
        about: [1, 4],
        answer:
          'I talk to her at once: what was promised, to whom, and what depends on it? Then I check what we can really have by that date, perhaps the CSV, and we agree on how dates are communicated in the future.',
      },
      {
        question: 'Halfway through you see that it takes twice as long. When and how do you say so?',
        about: [4, 5],
        answer:
          'The same day, with the reason, a new range and choices: later, smaller, or something else moved. Bad news is only useful while product can still decide something with it.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Software Engineer'],
    skills: ['Code Review', 'Mentoring'],
    tags: ['review comments', 'junior developer', 'feedback'],
    question:
      'A junior developer proudly opens a pull request with 900 changed lines: the feature works, but the structure is confusing, there are few tests, and one query is open to SQL injection. How do you review it?',
    keyPoints: [
      {
        cue: 'What comes first and how',
        point:
          'Puts the security flaw first as something that must be fixed, with the explanation and the remedy',
        weight: 3,
        essential: true,
        said: [
          'The injection blocks the merge; I show with an example input what happens and how parameters prevent it',
          'start with what is dangerous and explain why',
          'The hole in the query must be closed before anything else, and I show her how an attacker would use it',
        ],
      },
      {
        cue: 'How you sort your remarks',
        point: 'Separates what must change from suggestions and taste, and marks them so',
        weight: 3,
        essential: true,
        said: [
          'I write "must" or "idea" in front of each comment so she knows what is required',
          'three important points instead of sixty remarks of equal weight',
          'prefix small things with nit',
        ],
      },
      {
        cue: 'The way you deliver it',
        point: 'Talks in person for such a large change instead of leaving dozens of comments',
        weight: 2,
        said: [
          'We sit together for an hour and walk through it, I ask her to explain the structure',
          'a call is kinder and faster than forty threads',
        ],
      },
      {
        cue: 'Something besides the problems',
        point: 'Names what is good, concretely',
        weight: 2,
        said: [
          'The edge case with empty carts is handled well and I tell her so',
          'she should hear which part worked',
        ],
      },
      {
        cue: 'How it becomes a lesson',
        point:
          'Explains the reasons or asks questions, so that she learns, rather than dictating or rewriting the code',
        weight: 2,
        said: [
          'What would happen if we needed this rule in a second place?',
          'I do not just do it for her, I point at the direction and let her try',
        ],
      },
      {
        cue: 'How to avoid a repeat',
        point: 'Agrees on smaller steps next time, and looks at the plan earlier',
        weight: 2,
        said: [
          'Next time we discuss the approach on day one and she sends three small requests',
          'it is partly my fault that 900 lines came before anyone looked',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Good mentoring means approving it so as not to discourage her',
        said: ['I merge it and fix the problems myself later', 'better not to criticize in the first months'],
        correction:
          'Then the flaw goes live and she learns nothing; clear, kind feedback with reasons encourages more than silence.',
      },
      {
        belief: 'A thorough review lists every single deviation',
        said: ['I comment on each line that I would write differently'],
        correction:
          'Dozens of equal remarks bury the important ones; choose what matters and leave style to a formatter.',
      },
    ],
    sampleAnswer:
      "With 900 lines I wouldn't fill the page with comments. I'd first read it to the end, then ask her to go through it with me for an hour. I'd begin with what's good, and mean it: the feature works and she thought of the empty cart. Then the one thing that blocks: the query. I'd show her what happens when somebody types a quote and a bit of SQL into the search field, because people remember what they have seen, and how a parameter prevents it. Second, the tests: I'd ask which cases she'd be afraid of, and we pick four to cover. For the structure I'd ask questions rather than dictate, such as \"where would you look for the discount rule in half a year?\", and let her find a better cut; perhaps we draw it together. All the rest is taste or a job for the formatter; I mark two suggestions as optional and drop the others. Afterwards I write the must-do points into the pull request so that nothing gets lost. And I'd tell her that I should have looked earlier: next time we talk about the plan on the first day, and she sends small pieces.",
    criteria: ['Safety first, kindness throughout', 'Takes a share of the responsibility'],
    followUps: [
      {
        question: 'She gets defensive: "But it works!" How do you respond?',
        about: [3, 4],
        answer:
          'I agree that it works and that this was the hard part. Then I ask her to imagine changing it in half a year or being attacked tomorrow. Working is the first condition; being safe and changeable lets it stay working.',
      },
      {
        question: 'How do you split a 900-line change in practice?',
        about: [5],
        answer:
          'First preparations without new behavior, such as moving and renaming; then the data and logic with tests, not yet reachable; then the interface; last the switch that turns it on. Each part can be read in a quarter of an hour.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Site Reliability Engineer (SRE)'],
    skills: ['Incident Management', 'Team Leadership'],
    tags: ['incident lead', 'coordination', 'communication'],
    question:
      'Checkout has been failing for ten minutes. Four developers are digging into logs on their own, and support keeps asking what is going on. You are the tech lead in the room. What is your part?',
    keyPoints: [
      {
        cue: 'The role you take',
        point: 'Takes the coordination openly and does not dive into the code personally',
        weight: 3,
        essential: true,
        said: [
          'I say that I am leading this now and keep the overview while others search',
          'somebody has to direct it, so I keep my hands off the keyboard',
          'I announce that I run this incident, keep track of everyone and leave the debugging to them',
        ],
      },
      {
        cue: 'What counts most right now',
        point: 'Puts restoring service before finding the cause: roll back, switch off, fail over',
        weight: 3,
        essential: true,
        said: [
          'Was there a release half an hour ago? Then we go back first and analyze afterwards',
          'stop the bleeding, the reason can wait until customers can pay again',
          'disable the feature flag before reading more logs',
        ],
      },
      {
        cue: 'How the four should work',
        point: 'Gives each person a distinct task and has results reported to one place',
        weight: 2,
        said: [
          'Ali looks at the database, Jo at the last deployment, and both write into the incident channel',
          'no two people do the same thing or change things without saying so',
        ],
      },
      {
        cue: 'How support gets its answers',
        point: 'Has one person inform support and stakeholders at fixed intervals',
        weight: 2,
        said: [
          'Every fifteen minutes there is a short message, even if it only says we are still searching',
          'one speaker to the outside so the others can work',
        ],
      },
      {
        cue: 'What will help the review',
        point: 'Has times and actions noted, for the review afterwards',
        weight: 1,
        said: [
          'Somebody writes down what we did at what minute',
          'the timeline in the channel helps us later in the postmortem',
        ],
      },
      {
        cue: 'How you know it is over',
        point: 'Verifies that checkout really works again before declaring the end',
        weight: 2,
        said: [
          'I watch the order rate return to normal and let someone buy something',
          'the alarm going quiet is not enough, we check with a real payment',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'The root cause must be understood before anything is changed',
        said: [
          'we first need to know exactly why, otherwise we do not touch it',
          'no rollback until the cause is clear',
        ],
        correction:
          'Mitigation comes first when a safe one exists, such as undoing the last release; logs and metrics remain for the analysis.',
      },
      {
        belief: 'The best engineer should lead the incident and fix it at the same time',
        said: ['I know the system best, so I search and coordinate at once'],
        correction:
          'Whoever is deep in the code loses the overview; leading and fixing are two jobs for two people.',
      },
    ],
    sampleAnswer:
      "I'd say aloud: \"I'm coordinating this, everything goes into the incident channel.\" And then I keep my fingers off the logs, even if I'm curious, since four people are already searching and nobody has the overview. My first question is what changed: a release, a configuration, a provider. If there was a deployment half an hour ago, we roll back at once; we can find out why it broke when customers can pay again. At the same time I hand out tasks, one for each: Jo does the rollback, Ali looks at the database, Sam checks the payment provider's status, and nobody changes anything without saying it in the channel. The fourth writes the messages to support: what customers see, that we're on it, next news in fifteen minutes. That stops the questions. The notes in the channel give us the timeline for later. When the rollback is through, I don't trust the quiet alarm alone: I watch the order rate climb back and let someone make a real purchase. Then I declare the end, thank everybody, and set a review for the next day without looking for someone to blame.",
    criteria: ['Calm and clear', 'Mitigation before diagnosis', 'Cares for those waiting outside'],
    followUps: [
      {
        question: 'The rollback does not help. What now?',
        about: [1, 2],
        answer:
          'Then the release was not it, and I say so, so that we let go of the idea. We look at what else changed, narrow down which step of checkout fails and for whom, and check other mitigations: a second provider, a switched-off feature, more capacity.',
      },
      {
        question: 'Your manager joins the call and starts asking for causes. How do you handle it?',
        about: [3],
        answer:
          'Friendly and short: service first, the cause follows tomorrow, next update at half past in the stakeholder channel. If useful, I give the manager a task, such as keeping the other departments informed.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Software Engineer'],
    skills: ['Clean Code', 'Static Code Analysis'],
    tags: ['coding standards', 'formatter', 'team agreement'],
    question:
      'Every file in your codebase looks different, and half of all review comments are about formatting and naming. How do you bring in standards without starting a war?',
    keyPoints: [
      {
        cue: 'How to end the arguing',
        point: 'Lets a formatter and a linter settle style automatically, in the editor and in the pipeline',
        weight: 3,
        essential: true,
        said: [
          'Nobody argues with a tool, so I would set up an automatic formatter',
          'machines check the spaces and people look at the logic',
          'it runs on save and fails the build otherwise',
        ],
      },
      {
        cue: 'Who sets the rest',
        point: 'Decides the few remaining conventions with the team rather than alone',
        weight: 3,
        essential: true,
        said: [
          'We take an hour, everybody names their top three, and we vote',
          'rules hold when people had a say in them',
          'I bring a proposal and they change it',
        ],
      },
      {
        cue: 'Where the rules come from',
        point: 'Takes an established style with defaults instead of inventing one',
        weight: 2,
        said: [
          'The defaults of the formatter are good enough, nobody has to love them',
          'use a well-known guide and only note our exceptions',
        ],
      },
      {
        cue: 'What about the present files',
        point:
          'Introduces it to existing code in a way that does not disturb: one separate formatting commit, or only touched files and a baseline for old warnings',
        weight: 2,
        said: [
          'Reformat everything in one commit at a quiet moment and exclude that one from blame',
          'new code has to be clean, old warnings are frozen and shrink step by step',
        ],
      },
      {
        cue: 'What reviews are for afterwards',
        point: 'Keeps review for what tools cannot see: correctness, design, readability',
        weight: 2,
        said: [
          'After that, comments about commas are no longer allowed, we discuss whether it does the right thing',
          'attention is freed for bugs and structure',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A long style document makes code uniform',
        said: ['I write a guideline of twenty pages and everyone has to read it'],
        correction:
          'Nobody keeps twenty pages in mind; what is not checked automatically fades. Short rules and tools work.',
      },
      {
        belief: 'All linter rules should be switched on from the first day as errors',
        said: ['turn on everything strictly and let people fix the two thousand warnings'],
        correction:
          'That blocks work and breeds mass suppressions; begin with a small set, freeze the old findings and tighten it over time.',
      },
    ],
    sampleAnswer:
      "Arguments over formatting are wasted breath, so I'd hand them to a tool. I'd suggest a common formatter with its default settings and a linter with a small set of rules. The defaults aren't anyone's dream, but that's the point: nobody wins, and it's over. It formats on save in the editor, and the pipeline refuses what isn't formatted. What a tool can't decide, such as how we name tests or where errors are handled, we settle together in one hour: everyone brings their three most important points, we agree on perhaps eight, on one page. I moderate and have one vote. For the existing code I'd choose a quiet day after a release, merge the open pull requests, and reformat everything in one commit with nothing else in it; git can be told to skip that commit in blame. For linter findings, the old ones get frozen, and new code has to be clean. Then we agree that reviews no longer mention style. If somebody feels a rule is missing, they propose it as a change to the configuration. After a month I'd ask in the retrospective whether the reviews have become better.",
    criteria: ['Automation plus participation', 'Considers the existing code'],
    followUps: [
      {
        question: 'One senior ignores the agreed conventions. What do you do?',
        about: [1, 4],
        answer:
          'I talk to him alone and ask why. Perhaps a rule is really bad, then he can propose a change to all. If not, I say plainly that it applies to him as to me, since juniors copy him. Where possible the tool enforces it.',
      },
      {
        question: 'How do you handle 2,000 warnings from the linter on the first day?',
        about: [3],
        answer:
          'I record them as a baseline so only new ones fail. The few that show real bugs we fix at once. The rest shrinks whenever a file is touched, and we watch the number go down.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Cross-Functional Collaboration', 'Quality Assurance'],
    tags: ['deadline', 'scope', 'quality', 'negotiation'],
    question:
      'Six days before a trade fair, the product manager says: "Leave out the tests this time, we will add them later. We have to show the booking feature." What do you say and do?',
    keyPoints: [
      {
        cue: 'Your question about the fair',
        point: 'Asks what has to be shown or work at the fair and for whom: a demo or real customers',
        weight: 3,
        essential: true,
        said: [
          'Is it shown on a stand by us, or will visitors really book with it?',
          'what exactly do you need on the day?',
          'find out the true goal behind the date',
        ],
      },
      {
        cue: 'What you would give up instead',
        point: 'Offers to cut scope instead of quality',
        weight: 3,
        essential: true,
        said: [
          'We could show only the one booking type and leave out cancellation and invoices',
          'fewer functions that work, rather than all of them shaky',
          'take features out, not the safety net',
        ],
      },
      {
        cue: 'How you explain the danger',
        point: 'Explains the consequence of skipping tests in terms product cares about',
        weight: 2,
        said: [
          'A booking that fails on stage costs us more than a missing button',
          'without tests we find the bugs the night before and get slower, not faster',
        ],
      },
      {
        cue: 'Where you draw the line',
        point: 'Distinguishes which checks are indispensable and which can wait, by risk',
        weight: 2,
        said: [
          'Payment and double booking get tested, the color settings do not need it now',
          'I would keep tests for what can do harm and postpone the rest',
        ],
      },
      {
        cue: 'What becomes of "later"',
        point:
          'If something is postponed, makes it visible with a date and an owner, and limits its reach, for example with a flag',
        weight: 2,
        said: [
          'We write a ticket for the week after, already in the plan, and the feature is only on for the demo account',
          '"later" needs a day in the calendar, otherwise it never comes',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Tests pay off only in the long run, so leaving them all out always helps a short deadline',
        said: ['without tests we are twice as fast', 'tests are only extra work that pays off next year'],
        correction:
          'With several people changing the same code, breakage appears within days; finding it by hand often takes longer than a few well-chosen tests.',
      },
      {
        belief: 'A tech lead has to refuse any compromise on quality',
        said: ['I say no, our standards are not negotiable'],
        correction:
          'For a throwaway demo, less is sensible; the skill is to see what is at risk and agree openly on what is postponed.',
      },
    ],
    sampleAnswer:
      "I wouldn't say no, and I wouldn't say yes. First I'd ask: what happens at the fair? If our own people click through a prepared booking on the stand, that's a demo, and we can do with a lot less, on a separate account with test data. If visitors book for real, then money and promises are involved. Say it's in between: some pilot customers. Then I'd propose to make it smaller rather than shaky. We show one booking type, without cancellation and invoices, and that one works. I'd explain why in her terms: if the same room is booked twice in front of a customer, it hurts more than a missing feature. And in six days with four people in the same code, tests aren't a luxury; they're how we notice on Tuesday rather than on the evening before. I'd go by risk: double booking and payment get automatic tests, the settings page we click through by hand. What we leave out goes into a ticket in the week after the fair, already planned, with a name, and the feature stays behind a flag for the demo and pilot accounts. Then we both know what we've agreed.",
    criteria: ['Looks for the real need', 'Negotiates instead of obeying or refusing'],
    followUps: [
      {
        question: 'After the fair, the tests are pushed back for the next urgent thing. What do you do?',
        about: [4],
        answer:
          'I remind her of our agreement with what it costs now: the feature stays limited to pilot accounts until it is done. Usually that is reason enough. And next time I will ask for the time before, not after.',
      },
      {
        question: 'Which tests would you write if you had only one day?',
        about: [3],
        answer:
          'One that goes through the whole booking as a customer would, one that two people cannot get the same room at once, and one for a declined payment. These cover the cases that hurt most.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Software Engineer', 'Backend Developer'],
    skills: ['Refactoring', 'Legacy Modernization'],
    tags: ['legacy code', 'characterization tests', 'safe change'],
    question:
      'The team must change the discount rules in a 2,000-line class without tests whose author left years ago. Everyone is afraid of it. How do you lead the team through that change?',
    keyPoints: [
      {
        cue: 'What comes before any change',
        point: 'Records the present behavior with tests before changing anything, even where it looks odd',
        weight: 3,
        essential: true,
        said: [
          'We feed in real orders and note what comes out today, and that becomes the test',
          'characterization tests first, so we notice if something shifts',
          'pin down what it does now',
        ],
      },
      {
        cue: 'How the work is cut up',
        point: 'Works in small steps that are merged and released one by one',
        weight: 3,
        essential: true,
        said: [
          'Extract one method, run everything, merge, then the next',
          'no big refactoring branch for a month',
          'little moves with the tests green in between',
        ],
      },
      {
        cue: 'How far you go in cleaning',
        point: 'Improves only the part that the change touches, instead of cleaning up all of it',
        weight: 2,
        said: [
          'We pull out the discount part and leave the remaining 1,500 lines alone',
          'resist the wish to rewrite the whole class',
        ],
      },
      {
        cue: 'Whose word you need',
        point:
          'Asks the business what the rules should be, because the code may hold errors or forgotten intentions',
        weight: 2,
        said: [
          'Is the 3 percent for old customers intended, or a leftover? Sales has to tell us',
          'odd behavior could be a bug or a promise, so I ask before removing it',
        ],
      },
      {
        cue: 'How the fear shrinks',
        point: 'Spreads the knowledge by working in pairs and noting what was learned',
        weight: 2,
        said: [
          'Two people do it together so that afterwards more than one dares to touch it',
          'pairing takes away some of the fear',
        ],
      },
      {
        cue: 'How it goes live',
        point: 'Limits the risk on release: a switch, comparing old and new results, watching the figures',
        weight: 1,
        said: [
          'For a week we calculate both ways and log differences before the new one counts',
          'keep a flag to go back at once',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Rewriting the class from scratch is the safest way because nobody understands it',
        said: ['it is faster to write it new than to understand it', 'throw it away and start over'],
        correction:
          'A rewrite without known behavior loses rules that nobody remembers; first pin down what it does, then replace it piece by piece.',
      },
      {
        belief: 'Legacy code must be fully refactored before a feature can be added',
        said: ['first we clean up everything, then we change the discount'],
        correction:
          'Only the part in the way of the change needs it; cleaning up code that nobody touches costs risk without benefit.',
      },
    ],
    sampleAnswer:
      "I'd take the fear seriously, because it comes from having no safety net, and we can build one. First, we record what the class does today. I'd take a few hundred real orders from last month, anonymized, run them through, and store the results as tests, including the strange ones. Now we notice when anything shifts. While doing so we'll find oddities, such as three percent for customers from before a certain date. I wouldn't decide that ourselves; sales tells us whether that's intended. Second, we don't clean up the 2,000 lines. We look for the part that calculates discounts and pull it out in small steps: extract a method, run the tests, merge, release. Each step is so small that going back is easy. Two people do it as a pair, and they change daily, so that in the end the whole team has been in there. Only then do we put in the new rules, now in a small class with ordinary tests. On release, we compute old and new side by side for some days and look at the differences, with a switch to go back. And whatever we learned goes into a short note for the next ones.",
    criteria: ['Builds safety before speed', 'Keeps the scope small', 'Leads people as well as code'],
    followUps: [
      {
        question:
          'The class calls the database and the mail server everywhere. How do you get it under test at all?',
        about: [0],
        answer:
          'I look for a seam: run it from outside against a test database and a fake mail server first, as a coarse test. Then I pass these dependencies in from outside, one by one, with careful mechanical steps.',
      },
      {
        question: 'The comparison shows that the new result differs for 0.5 percent of orders. What next?',
        about: [3, 5],
        answer:
          'I look at the cases individually and group them. Each group is either a wanted change, a mistake of ours or an old error. The business confirms the groups in writing; only then does the new calculation count.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager', 'Product Manager'],
    skills: ['Technical Debt Management', 'Cross-Functional Collaboration'],
    tags: ['technical debt', 'explaining', 'prioritization'],
    question:
      'You want two weeks to clean up the import module. The product manager asks: "What do my users get from that?" How do you explain it, and how do you get the time?',
    keyPoints: [
      {
        cue: 'How you word the benefit',
        point: 'Describes the effect in her terms: slower features, errors, outages, not ugly code',
        weight: 3,
        essential: true,
        said: [
          'Each new file format takes us three weeks instead of one because of this',
          'last quarter eleven customer complaints came from that module',
          'users get fewer failed imports and you get features sooner',
        ],
      },
      {
        cue: 'What supports your claim',
        point: 'Backs it with facts such as hours lost, bugs or incidents from that part',
        weight: 3,
        essential: true,
        said: [
          'I counted the support tickets and the days we spent on fixes',
          'numbers from the ticket system instead of a feeling',
          'Count how many days it cost us and how many failures users saw, then show that',
        ],
      },
      {
        cue: 'Which part you would pick',
        point:
          'Ties the cleanup to what is planned on the roadmap, choosing debt that stands in the way of coming work',
        weight: 2,
        said: [
          'You want two more formats this year, and exactly there it pays off',
          'we only repair what we will touch anyway',
        ],
      },
      {
        cue: 'How you ask for the time',
        point: 'Proposes small parts with visible results instead of one block of two weeks',
        weight: 2,
        said: [
          'Three days for the worst piece, then we see whether errors drop',
          'spread it over the next stories rather than stopping everything',
        ],
      },
      {
        cue: 'The alternative of not doing it',
        point: 'Names what happens if it is left alone and accepts that the answer can be no for now',
        weight: 2,
        said: [
          'If the format is discontinued in half a year, then let us leave it',
          'we can live with it, but then please plan three weeks for each change',
        ],
      },
      {
        cue: 'What follows once it is done',
        point: 'Shows afterwards what it brought',
        weight: 1,
        said: [
          'A month later I tell her that the next format took four days',
          'report back the improvement so she trusts the next request',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'All technical debt should be paid back as soon as possible',
        said: ['debt is always bad, so we must remove it', 'code should be clean everywhere'],
        correction:
          'Debt in code that rarely changes costs little; it is worth paying where interest is high, that is where work is coming.',
      },
      {
        belief: 'Product does not need to know, so cleanup is best hidden in other tickets',
        said: ['I just add it to the estimates without telling her'],
        correction:
          'Hidden work makes estimates look arbitrary and costs trust; small cleanup belongs to each task, larger pieces are agreed openly.',
      },
    ],
    sampleAnswer:
      "Her question is fair, and \"the code is ugly\" isn't an answer. So before I go to her I'd look up the facts: in the last quarter, eleven support tickets came from the import, we spent fourteen days on fixes, and the latest file format took three weeks although it should have taken one. Then I'd say: \"Your users get fewer failed imports, and you get the two formats that are on your roadmap for autumn in one week each instead of three.\" So the two weeks come back within that same plan. I'd also offer to do it in slices. The parser is the worst part; with three days there we should see the errors go down, and then we decide about the rest. The remainder we could do together with the first new format instead of stopping everything. And I'd be honest about the alternative: if imports are to be replaced next year anyway, we leave it, and she plans three weeks for each change. If she says no, that's all right, as long as she knows the price. After the first slice I'd come back with the numbers, so that next time she needn't take my word for it.",
    criteria: ['Speaks of value, with evidence', 'Accepts product as a partner'],
    followUps: [
      {
        question: 'You have no numbers on the module. How do you get some in a week?',
        about: [1],
        answer:
          'I go through the tickets and commits of the last three months and mark those which touch the module, and ask the team to note the hours lost there for one week. Rough figures are enough to compare.',
      },
      {
        question: 'Which debt would you rather leave alone?',
        about: [2, 4],
        answer:
          'Parts that work and that nobody changes, things that will be switched off soon, and deviations of taste. An old reporting page with odd code that has run untouched for years costs us nothing.',
      },
    ],
  },
  {
    id: 'technical-leadership-beginner-10',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Technical Lead', 'Engineering Manager'],
    skills: ['Team Leadership', 'Coaching'],
    tags: ['delegation', 'role change', 'bottleneck'],
    question:
      'Two months after becoming tech lead you still take all the hard tickets because you are the fastest. The others wait for you. What is wrong with that, and what do you change?',
    keyPoints: [
      {
        cue: 'What is wrong with it',
        point: 'Recognizes that this makes the lead the bottleneck and keeps others from growing',
        weight: 3,
        essential: true,
        said: [
          'Everything queues at my desk, and when I am ill nothing moves',
          'they never learn the difficult parts if I always grab them',
          'my job is now that the team is fast, not me',
        ],
      },
      {
        cue: 'How you pass on the tickets',
        point:
          'Hands over hard work deliberately, with a person chosen for each task and the goal instead of the solution',
        weight: 3,
        essential: true,
        said: [
          'I tell Lena what has to come out and why, and let her find the way',
          'pick the next challenging ticket for somebody for whom it is just a bit too big',
          'I give the tough ticket to someone who can grow with it and only agree on the outcome',
        ],
      },
      {
        cue: 'How you help without hovering',
        point: 'Supports according to experience: pairing, early look at the design, agreed checkpoints',
        weight: 2,
        said: [
          'With a beginner I sit down daily, with an experienced one a short talk on the plan is enough',
          'we agree when we look at it together, so nobody is left alone or watched all the time',
        ],
      },
      {
        cue: 'What you have to tolerate',
        point: 'Accepts that it takes longer at first and differs from the own way',
        weight: 2,
        said: [
          'It may need twice the time now, and that is an investment',
          'if her solution is different but good, I leave it',
        ],
      },
      {
        cue: 'What you still take yourself',
        point: 'Codes off the critical path and keeps time for reviews, questions and planning',
        weight: 2,
        said: [
          'I take small bugs, prototypes or tooling, so nobody waits when I sit in meetings',
          'my own tickets must not block the sprint',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A tech lead must be the best coder of the team and solve the hardest problems personally',
        said: [
          'the lead has to do the most difficult things',
          'I lose respect if I no longer write the core code',
        ],
        correction:
          'The lead answers for the result of the team; respect comes from good decisions and from making others successful.',
      },
      {
        belief: 'Delegating means handing over a task and looking at it when it is finished',
        said: ['I give it away and then it is no longer my business'],
        correction:
          'Responsibility for the result stays; good delegation includes context, checkpoints and help as needed.',
      },
    ],
    sampleAnswer:
      "It feels productive, but I've become the bottleneck: tickets wait for me, reviews wait for me, and if I'm sick, the hard part of the product stands still. And the others don't grow, since I always take what they could learn from. My job has changed; what counts now is how fast the team is. So I'd look at the next sprint and give the hard tickets away on purpose. For each one I think about who'd be stretched a bit by it, say Lena for the sync with the calendar. I tell her what has to come out and why it matters, not how to do it. How close I stay depends on her: if it's new to her, we pair on the first day and look at the design together, then every second day for a quarter of an hour; an experienced colleague gets one talk about the plan. It'll take longer the first time, I tell the product manager that, and I have to bite my tongue when she does it differently but well. I still code, but things nobody waits for: small bugs, a prototype, the build. So when I land in a meeting, nothing stops.",
    criteria: ['Honest about their own habits', 'Gives concrete changes'],
    followUps: [
      {
        question: 'Lena is stuck and the deadline is near. Do you take it back?',
        about: [1, 2],
        answer:
          'Not right away. I sit down with her and find out where she is stuck; often an hour together is enough. If the date is really at risk, we split it: she keeps the lead, I take a part. Taking it away would be the last resort.',
      },
      {
        question: 'How do you tell that delegation works?',
        about: [0, 3],
        answer:
          'Questions come later and are better, others review the hard parts, and a week of my vacation passes without a standstill. When someone explains to me how a core part works now, it has worked.',
      },
    ],
  },
]
