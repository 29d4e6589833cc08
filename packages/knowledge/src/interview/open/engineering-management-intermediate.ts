import type { OpenQuestion } from '../open-question.ts'

export const engineeringManagementIntermediate: readonly OpenQuestion[] = [
  {
    id: 'engineering-management-intermediate-01',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager'],
    skills: ['Hiring', 'People Management'],
    tags: ['debrief', 'split decision', 'evidence'],
    question:
      'After the interviews with a backend candidate, the votes are two strong yes, one no, and one "hire, but a level lower". The team urgently needs someone. How do you run the debrief, and how do you decide?',
    keyPoints: [
      {
        cue: 'What happens before the debrief',
        point: 'Collects written independent assessments before the talk and lets the evidence be read first',
        weight: 2,
        said: [
          "Nobody sees the others' vote until they have written theirs",
          'we begin with what was observed, not with thumbs up or down',
        ],
      },
      {
        cue: 'What you make of the no',
        point:
          'Goes into the disagreement: what did the no see, and is it about an ability that the job really needs',
        weight: 3,
        essential: true,
        said: [
          'What exactly made you say no? She could not explain her own index. Is that essential here?',
          'the dissent is the most informative part, so I dig there',
          'compare each objection with the scorecard',
        ],
      },
      {
        cue: 'The urgent need',
        point:
          'Keeps the urgency out of the bar: asks whether they would hire the person without the pressure',
        weight: 3,
        essential: true,
        said: [
          'Would we take her if we had three months? An empty chair is cheaper than a wrong hire',
          'the need for hands must not make the decision',
          'Being desperate for people is no reason to say yes',
        ],
      },
      {
        cue: 'If something remains unclear',
        point: 'Fills a gap in knowledge with one targeted further conversation instead of guessing',
        weight: 2,
        said: [
          'If nobody covered debugging, we do one short extra talk on exactly that',
          'a reference call on the open point, not a fifth general round',
        ],
      },
      {
        cue: 'The "level lower"',
        point:
          'Treats the level as a decision of its own, by evidence against the description of levels, and names the risk of hiring too high',
        weight: 2,
        said: [
          'Her examples are on team scope, so it is the middle level, and I would say that to her openly',
          'starting too high sets her up to fail',
        ],
      },
      {
        cue: 'How it is finally settled',
        point:
          'Names who decides, and has that person decide on recorded reasons instead of by majority or averaging',
        weight: 3,
        essential: true,
        said: [
          'It is my decision in the end and I explain it to the four',
          'no counting of votes; I weigh and write down why, including what would show we were wrong',
          'I listen to all, then I make the call and note my reasons',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Any no, whatever its reason, must lead to a rejection',
        said: ['if anyone says no we do not hire', 'everyone has a veto'],
        correction:
          'A no is a reason to look closely; a concern unrelated to the job would otherwise block good people and favor the inconspicuous.',
      },
      {
        belief: 'A probation period makes a doubtful hire harmless',
        said: ['we try it, we can still let her go in probation'],
        correction:
          'People seldom separate quickly, and the cost for team and candidate is high; doubts should be clarified before the offer.',
      },
    ],
    sampleAnswer:
      "All four have to hand in a written assessment with observations before we meet, so nobody adapts to the loudest. In the debrief I don't begin with the votes but with the abilities on our scorecard, one at a time: what did we see? Then I turn to the no, since it holds the most information. Suppose Omar says she couldn't explain why her own query was slow. Then I'd ask: is that essential for this position, and did anyone see it differently? Perhaps Lea saw her debug very well. If a real gap in our knowledge remains, we do one more talk of 45 minutes on exactly that, and I tell the candidate why. The pressure I name openly: we need someone, so let's ask if we'd take her with three more months' time. An empty chair costs us less than a wrong hire. The level is a separate question. Her examples show responsibility within a team, which fits the middle level in our description, and hiring her too high would do her no favor. In the end I decide as the hiring manager, not by majority. I write down the reasons and what I'd watch in the first three months, and I go back to Omar, so that he knows how his view counted.",
    criteria: ['Evidence over votes', 'Resists urgency', 'Clear ownership of the decision'],
    followUps: [
      {
        question: 'The candidate rejects the lower level and has another offer. What do you do?',
        about: [2, 4],
        answer:
          'I explain how we got there and what leads to the next level, with a look at it after a year. I check once more whether we have underrated something. But I do not raise the level under pressure, as it would be unfair to those already here.',
      },
      {
        question: 'How do you learn over time whether your debriefs decide well?',
        about: [5],
        answer:
          'I compare notes with reality after six and twelve months: which concern came true, which interviewer predicts well, which question told us nothing. With few hires it is only a hint, but it improves questions and calibration.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-02',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager'],
    skills: ['Performance Management', 'People Management'],
    tags: ['improvement plan', 'fairness', 'documentation'],
    question:
      'After three months of feedback, an engineer still delivers about half of what the level requires and needs much help. HR suggests a formal improvement plan. What do you make sure of before and during it?',
    keyPoints: [
      {
        cue: 'What must be true beforehand',
        point:
          'Makes sure that it is no surprise: expectations and gap were said clearly before, with examples',
        weight: 3,
        essential: true,
        said: [
          'If she is shocked by the plan, I have failed before',
          'I check my notes whether I really said that it is not enough, or only hinted',
          'She should already know where she stands, with examples, long before any formal paper',
        ],
      },
      {
        cue: 'What else you check',
        point:
          'Rules out causes outside the person: wrong tasks, missing onboarding, unclear goals, health, unequal treatment',
        weight: 2,
        said: [
          'Would anyone else succeed with this project and this support?',
          'did she ever get a proper introduction, and is she measured like the others?',
        ],
      },
      {
        cue: 'What the plan contains',
        point: 'Describes few concrete, observable goals at the level, reachable within a realistic time',
        weight: 3,
        essential: true,
        said: [
          'Delivers two features of medium size with normal review help within eight weeks',
          'not "be more proactive" but something that both can see at the end',
          'Two or three measurable targets she can truly reach in two months',
        ],
      },
      {
        cue: 'The spirit of it',
        point: 'Means it seriously as a chance, with real support and weekly talks',
        weight: 3,
        essential: true,
        said: [
          'I have to want her to succeed, otherwise I should be honest and talk about separation',
          'a mentor, protected time and a fixed weekly review of where she stands',
          'It is not for show: I meet her every week and clear obstacles so she can make it',
        ],
      },
      {
        cue: 'What she must know',
        point: 'Says openly what happens in case of success and failure, and documents the course',
        weight: 2,
        said: [
          'She knows that we would part if the goals are missed',
          'after each talk a short written summary to both, with HR informed',
        ],
      },
      {
        cue: 'How you treat her',
        point:
          'Keeps dignity and confidentiality, and speaks about alternatives such as another role or level',
        weight: 2,
        said: [
          'The team does not hear about it from me',
          'perhaps she would shine in support engineering or one level lower, we look at this honestly',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An improvement plan is just the paperwork before a dismissal',
        said: ['it is only needed to be legally safe', 'when the plan starts the decision is already made'],
        correction:
          'A plan without a real chance is dishonest and everyone notices; if the decision is made, another, open conversation is needed.',
      },
      {
        belief: 'Vague goals leave more room and are therefore kinder',
        said: ['I keep it general so that she is not under pressure'],
        correction:
          'Vague goals leave her at the mercy of an impression; concrete ones let her know where she stands and can be met.',
      },
    ],
    sampleAnswer:
      "Before I sign anything, I'd check two things. Did she really hear it? I look at my notes: did I say, \"this is below what your level requires\", with examples, or did I only hint? If she's surprised by the plan, I've failed. And would anybody else succeed in her place? If she never had an introduction, jumped between three projects or is ill, a plan is the wrong instrument. If both hold, I set it up with HR, but in my own words. Two or three goals that both of us can see, for instance: within eight weeks two medium features to production with the usual review help, and an estimate for each with a warning when it slips. Not \"more ownership\". She gets a mentor, no on-call in that time, and an hour with me each week in which we say openly: on track or not. I have to want her to succeed; if I don't, then it's more honest to talk about parting now. She knows what follows in both cases. I write a short summary after every talk. The team learns nothing from me. And I'd ask her whether this is the right work for her; sometimes another role fits better, and she can choose that with dignity.",
    criteria: ['Honesty with herself and the person', 'Concrete goals', 'Humane and consistent'],
    followUps: [
      {
        question: 'At the end she has reached the goals barely. Six weeks later it drops again. What now?',
        about: [3, 4],
        answer:
          'It should have been part of the plan that the level must be sustained. I talk at once, ask what has changed, and tell HR. If it falls back without the close support, the level is not reached, and we speak about another role or parting.',
      },
      {
        question: 'How do you treat the team, which had to carry her load for months?',
        about: [5],
        answer:
          'I say nothing about her, but I relieve them: less scope this quarter, thanks to those who helped, and clear words that I see the load and am working on it. I do not let them do the mentoring on the side.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-03',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Engineering Metrics', 'Continuous Delivery'],
    tags: ['dora metrics', 'lead time', 'diagnosis'],
    question:
      'These are the figures of your team over two quarters. What do you read from them, what do you not know, and what do you do next?',
    code: {
      language: 'text',
      lines: [
        '                          Q1       Q2',
        'deployments per week      14        6',
        'lead time, median         1.5 d     6 d',
        'changes causing failure   6 %       14 %',
        'time to restore, median   40 min    2.5 h',
        'open incident actions     4         17',
        'people                    7         9',
      ],
    },
    keyPoints: [
      {
        cue: 'What stands out as a whole',
        point: 'Sees that speed and stability have worsened together, so one was not traded for the other',
        weight: 3,
        essential: true,
        said: [
          'Fewer deployments and at the same time more failures; they did not slow down to be safer',
          'all four went in the wrong direction',
          'Slower and more fragile at once, so this was not caution paying off',
        ],
      },
      {
        cue: 'How the figures hang together',
        point:
          'Explains a likely connection: rarer releases hold more changes, fail more often and are harder to trace and undo',
        weight: 3,
        essential: true,
        said: [
          'When you deploy less, the packages get bigger, and then something breaks and people become even more careful',
          'a vicious circle of batch size and fear',
          'They release seldom, so each one is huge, and huge ones break and take long to repair',
        ],
      },
      {
        cue: 'What else could be behind it',
        point:
          'Names other causes to check: two new people, a big project, left experts, a new approval, slow tests',
        weight: 2,
        said: [
          'Two joined, so the others may be busy onboarding',
          'did someone introduce a release sign-off in April?',
        ],
      },
      {
        cue: 'The limits of the table',
        point: 'Says what figures do not show and talks with the team before acting',
        weight: 3,
        essential: true,
        said: [
          'The numbers tell me where to ask and not why; so I show them to the team and listen',
          'is failure counted the same way in both quarters?',
          'A table cannot explain itself; I would ask the people what happened between the two quarters',
        ],
      },
      {
        cue: 'Your next step',
        point:
          'Tries one or two changes, such as smaller batches or reserving time for the open incident actions, and looks again',
        weight: 2,
        said: [
          'We take a third of the next sprint for the seventeen actions and set a size limit on changes',
          'one experiment, six weeks, then compare',
        ],
      },
      {
        cue: 'What the figures are not for',
        point: 'Uses the figures for learning and does not make them a target or an individual rating',
        weight: 1,
        said: ['No goal of fourteen deployments, that is easily faked', "nobody's review depends on them"],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Fewer deployments reduce the risk',
        said: ['we should release less often until it is stable', 'slower means safer'],
        correction:
          'Rarer releases are larger, harder to test and to undo; small, frequent changes usually fail less and are repaired sooner.',
      },
      {
        belief: 'With two more people the output should have risen by now',
        said: ['nine people should deliver more than seven, so somebody is not working'],
        correction:
          'New people cost the others time for months; a drop after growth is normal and says nothing about diligence.',
      },
    ],
    sampleAnswer:
      "What strikes me is that everything got worse at once. If only the deployments had dropped, one might say they had become more careful; but the failure rate has more than doubled, and restoring takes almost four times as long. My guess would be a circle: lead time grows, changes get bigger, bigger changes fail more often and are harder to find, so people get cautious and release less. The seventeen open actions fit that; we're no longer repairing what hurt us. But that's a guess. I don't know whether a failure was counted the same way in both quarters, whether the two new people tie up the experienced ones, whether somebody introduced an approval in April, or whether a large migration sits in there. So I'd bring the table to the retrospective and ask: what happened between these columns? I'd also look at five typical changes and where they waited. Then one or two experiments: a third of the capacity for the oldest incident actions, and cutting changes so that each is live within two days, with flags. After six weeks we look again. I wouldn't make \"fourteen per week\" a goal, because you get that by splitting commits, and I wouldn't look at the figures per person.",
    criteria: [
      'Reads connections, not single numbers',
      'Separates observation and guess',
      'Involves the team',
    ],
    followUps: [
      {
        question:
          'It turns out that a release approval by another department was added after an incident. How do you deal with it?',
        about: [1, 4],
        answer:
          'I take the worry behind it seriously and show the figures: since then failures have more than doubled. I offer a replacement that controls better: automatic tests, gradual rollout, quick rollback and a record of each change. We try it with low-risk changes first.',
      },
      {
        question: 'Which additional data would you want?',
        about: [2, 3],
        answer:
          'Size of changes, waiting time in review and test, share of unplanned work, on-call load, and a short anonymous survey on what slows people down. The survey usually explains the curves.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-04',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Career Development'],
    tags: ['retention', 'counteroffer', 'resignation'],
    question:
      'Your best engineer tells you on Friday that she has an offer with 25 percent more pay, and she has not decided. What do you do between now and Monday, and what do you think of a counteroffer?',
    keyPoints: [
      {
        cue: 'Your first question to her',
        point:
          'Asks with real interest why she looked around, since money is often not the only or first reason',
        weight: 3,
        essential: true,
        said: [
          'What made you answer that recruiter in the first place?',
          'I want to hear what is missing: growth, recognition, the boss, the topic',
          'listen before talking about numbers',
        ],
      },
      {
        cue: 'How you react to the news',
        point: 'Thanks her for the openness and puts no pressure or guilt on her',
        weight: 2,
        said: [
          'I respect that you tell me before you have signed',
          'no "how can you do this to the team", it is her life',
        ],
      },
      {
        cue: 'What you look up meanwhile',
        point:
          'Checks whether her pay is right by market and compared with colleagues, independent of the offer',
        weight: 3,
        essential: true,
        said: [
          'If we underpay her, that is our mistake and should be corrected anyway',
          'look at the band and what others of that level get, so that it stays fair',
          'Maybe she really earns too little; I compare with peers and the market and fix it either way',
        ],
      },
      {
        cue: 'Your view on a counteroffer',
        point:
          'Warns that merely matching the money leaves the real reason in place and teaches everybody to bring offers',
        weight: 3,
        essential: true,
        said: [
          'Half a year later she leaves anyway, because the reason has not gone away',
          'the others learn that you have to threaten to get a raise',
          'Matching the money buys a few months at best, and everyone else hears how to get a raise',
        ],
      },
      {
        cue: 'What you bring on Monday',
        point: 'Offers only what can be kept, with date: a task, a role, a correction of salary',
        weight: 2,
        said: [
          'No vague promise of a promotion; either I have the approval of my boss by Monday or I say so',
          'she leads the search project from May, that is settled',
        ],
      },
      {
        cue: 'If she is still torn',
        point: 'Helps her to decide well, even if she leaves, and prepares the handover',
        weight: 1,
        said: [
          'I tell her honestly what we can offer and what the other place does better',
          'if she goes, then with a good farewell and a plan for her topics',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With a sufficiently high counteroffer one keeps good people',
        said: ['I match the offer and then she stays', 'just pay 30 percent more'],
        correction:
          'Money fixes unfair pay; if growth, trust or the topic is missing, she leaves later anyway, and fairness in the team is damaged.',
      },
      {
        belief:
          'Someone who interviews elsewhere has become disloyal and should no longer get important tasks',
        said: ['she has one foot out of the door, so I take her off the project'],
        correction:
          'Looking around is normal; treating it as betrayal makes the departure certain and the others silent.',
      },
    ],
    sampleAnswer:
      "First I'd thank her for telling me before signing; that's a sign of trust. Then I'd ask: what made you open to it? And I'd listen for a long time. If she says that she's asked for more responsibility for a year and I always said later, then money is just the occasion. I don't make her feel guilty; it's her decision. Over the weekend I'd check two things. Is her salary right, measured by the market and by her colleagues? If she's below, we correct it, not as a counteroffer but because it's our mistake, and then I look at the others at the same level as well. And what can I really offer in content? I'd call my manager, so that on Monday I only say what's approved: for instance that she leads the search project from May, with the time for it, plus the correction. If a promotion is uncertain, I say that it's uncertain. I'm skeptical of merely matching the 25 percent. The reason remains, and everybody learns that raises are to be had with an offer in hand. And if the other position is really better for her, I tell her so, and we part on good terms. For me, the question remains why I heard of it only now.",
    criteria: ['Listens first', 'Fairness to the rest', 'Honest about what can be promised'],
    followUps: [
      {
        question: 'She leaves. Three colleagues ask you what it means for them. What do you say?',
        about: [5],
        answer:
          'That it is a loss, what she decided as far as she is fine with sharing it, and who takes over what. Then I ask each one how it is for them. I do not badmouth her and promise nothing I cannot keep.',
      },
      {
        question: 'What would have let you see it earlier?',
        about: [0],
        answer:
          'Regular talks about what she wants next and what would make her leave. Signs were there: she no longer pushed ideas, her request was left lying twice. Since then I ask in each quarter what is keeping people here.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-05',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager'],
    skills: ['Performance Management', 'Career Development'],
    tags: ['promotion', 'calibration', 'expectations'],
    question:
      'An engineer was turned down for promotion for the second time and says: "I do more than the two who were promoted. Tell me why." You argued for him in the calibration and lost. How do you lead this conversation?',
    keyPoints: [
      {
        cue: 'Your position on the outcome',
        point: 'Stands behind the decision as part of leadership, without shifting it onto the committee',
        weight: 3,
        essential: true,
        said: [
          'I do not say "I was for it, but the others were against"',
          'it is our decision and I represent it, although I would have wished for another one',
          'No hiding behind the others in the room: I own this outcome in front of him',
        ],
      },
      {
        cue: 'How you answer his "why"',
        point: 'Explains the gap concretely by the description of the next level with examples of his work',
        weight: 3,
        essential: true,
        said: [
          'On the next level we expect effect across teams; your work, strong as it is, stayed within ours',
          'which behavior or scope was missing, shown by two projects',
          'I take two of his projects and show what would have looked different one level up',
        ],
      },
      {
        cue: 'The two who were promoted',
        point:
          'Does not compare with the promoted colleagues, and makes clear that more hours or tickets are not the measure',
        weight: 2,
        said: [
          'I will not speak about others, just as I do not about you',
          'it is the kind of problems and not the amount of work',
        ],
      },
      {
        cue: 'What you could have done better',
        point: 'Admits own share: gap named too late, too little visibility, no fitting project',
        weight: 2,
        said: [
          'After the first time I should have got you a task of that scope, I did not',
          'my case for you was too weak in evidence',
        ],
      },
      {
        cue: 'What comes next for him',
        point: 'Agrees on a plan with real opportunities and check points, without a promise',
        weight: 3,
        essential: true,
        said: [
          'You take over the alignment with the payments team from next month, and in eight weeks we look at where you stand',
          'I can create the chance but not guarantee the result, and I say so',
          'He gets a task of that size now, we check regularly, and I guarantee nothing',
        ],
      },
      {
        cue: 'Room for his reaction',
        point: 'Gives room to disappointment and returns to it some days later',
        weight: 1,
        said: [
          'He may be angry; I do not argue it away',
          'we speak again on Thursday when he has slept on it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One should tell the employee that one fought for him and the others refused',
        said: ['I tell him I was on his side, so he is not angry with me'],
        correction:
          'It buys sympathy, costs trust in the process and discloses a confidential discussion; managers stand by the common result.',
      },
      {
        belief: 'Promotion follows automatically from long service and hard work at the present level',
        said: ['after three good years it is his turn', 'whoever works the most gets promoted'],
        correction:
          'A promotion recognizes that someone already works at the next level, in scope and effect; diligence is rewarded through rating and pay.',
      },
    ],
    sampleAnswer:
      "He has a right to a clear answer, so I wouldn't soften it and wouldn't hide behind the committee. \"I argued for you but the others...\" would be easy and harmful: it reveals a confidential talk, and he'd learn that I don't stand behind our decisions. I'd say: the decision is no for this round, and I understand that you're disappointed. Then I'd go to the level description with his two biggest projects. The import was excellent, technically the best we had this year. What's missing is reach: at the next level we expect that you find a problem spanning several teams and bring them to a solution; in both cases somebody else did the alignment. About the two colleagues I wouldn't speak, but I'd tell him that it's the kind of problem and not the number of hours. I'd also own my part: after the first time I told him \"more visibility\", which is useless, and I didn't find him such a task. So, concretely: from next month he leads the change of the customer events with the payments and shipping teams; every two weeks we look at it against the description, and I collect evidence from the others. I can't promise the outcome. I'd leave room for his anger, and we'd meet again on Thursday.",
    criteria: ['Loyalty and honesty at once', 'Concrete on the gap', 'Own responsibility'],
    followUps: [
      {
        question: 'You believe that the calibration was really unfair. What do you do?',
        about: [0],
        answer:
          'I raise it with my manager and those who run the process, with facts: which criterion was applied unevenly? If an error is found, it is corrected. Toward him I stay factual and do not stir up hope until something has been decided.',
      },
      {
        question: 'He asks: "If I do all that, do I get it next time?" Your answer?',
        about: [4],
        answer:
          'That I will propose him if the evidence is there, that it should then be strong, and that I tell him every two weeks how I see it. I do not decide alone. He will in no case be surprised again by the reasoning.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-06',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Project Manager'],
    skills: ['Dependency Management', 'Stakeholder Management'],
    tags: ['cross team', 'escalation', 'delivery'],
    question:
      'Your delivery depends on an interface from another team, promised for last month. Their manager keeps saying "next week". Your date is in five weeks. How do you proceed?',
    keyPoints: [
      {
        cue: 'Your first move',
        point:
          'Talks directly with the manager and the people doing it to learn the real state and what hinders them',
        weight: 3,
        essential: true,
        said: [
          'I sit down with her and ask what is in the way, and let my engineer speak with theirs',
          'understand their priorities; maybe we are number five on their list',
          'Go over there and find out honestly why it keeps slipping',
        ],
      },
      {
        cue: 'How to make it easier',
        point: 'Offers help or a smaller version: own people, a reduced interface, a different order',
        weight: 2,
        said: [
          'Could we write the endpoint in your code and you review it?',
          'we need just two of the nine fields for the start',
        ],
      },
      {
        cue: 'How you protect your delivery',
        point: 'Makes their own work independent meanwhile: contract agreed, stub, alternative path',
        weight: 3,
        essential: true,
        said: [
          'We fix the contract now and build against a simulation, so that only the connection is missing',
          'a manual export as fallback for the first weeks',
          'We code against a mock with an agreed format and prepare a workaround in case it never comes',
        ],
      },
      {
        cue: 'Until when you wait',
        point: 'Sets a last date by which the fallback is chosen, and tells own stakeholders of the risk now',
        weight: 2,
        said: [
          'If there is nothing testable by the 15th, we go with plan B, and product knows that today',
          'transparent about the dependency instead of hoping',
        ],
      },
      {
        cue: 'If it still does not move',
        point:
          'Escalates jointly and factually if priorities conflict, as a question to those who can decide',
        weight: 3,
        essential: true,
        said: [
          'We go together to the director: both things do not fit, which one first?',
          'not telling on her; she knows beforehand what I will say',
          'If both of our goals collide, the two of us ask our common boss to choose',
        ],
      },
      {
        cue: 'How to avoid it next time',
        point:
          'Prevents the repetition: dependencies visible in planning, with confirmed capacity and early integration',
        weight: 1,
        said: [
          'Next quarter a promise counts only if it is in their plan',
          'connect a first thin version in week two, not at the end',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Escalation means that one has failed or betrays the other',
        said: [
          'I would never escalate, that ruins the relationship',
          'going to the director is telling tales',
        ],
        correction:
          'When two teams have conflicting priorities, only the level above can decide; done openly and together, it relieves both.',
      },
      {
        belief: 'A promise of another team can be relied on once it was given in a meeting',
        said: ['they said yes, so it is their fault'],
        correction:
          'What is not in their plan with capacity usually does not happen; whoever needs it has to check and prepare alternatives.',
      },
    ],
    sampleAnswer:
      "\"Next week\" for a month means that something isn't being said. So I'd go to her in person and ask how it really looks: are we on the list at all, is somebody missing, is it harder than thought? At the same time my engineer talks to theirs, as they often know more. Suppose that we're number four after an audit. Then I'd look for how to make it easier: we need only two of the nine fields for the launch, and one of my people could write the endpoint in their code if they review it. In any case I make us independent: we fix the contract this week and build against a simulation, and for the worst case there's a nightly file as a fallback. I set the 15th as the last date; if nothing can be tested by then, we take the file. Product hears of that risk and the plan today. If her priorities simply collide with mine, we go to our director together: audit or launch, both won't fit, please decide. I tell her beforehand, so nobody's put on the spot. And from the next quarter on, I want such dependencies in their plan with a name, and a first thin connection in the second week.",
    criteria: ['Partnership before pressure', 'Several irons in the fire', 'Clean escalation'],
    followUps: [
      {
        question: 'The director says: "Sort it out between yourselves." What do you do?',
        about: [4],
        answer:
          'I show that we tried: both options and what each costs the company, and ask for one sentence, which has priority. If there is still none, I decide for the fallback, write this to all involved, and plan with that.',
      },
      {
        question: 'The interface arrives two days before your date, untested. Do you use it?',
        about: [2, 3],
        answer:
          'Not for the launch. By the agreement the fallback is in since the 15th and tested. We connect the interface afterwards, behind a flag for a few customers first. Changing the plan two days before would repeat the original mistake.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-07',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Conflict Resolution', 'People Management'],
    tags: ['conflict', 'mediation', 'team health'],
    question:
      'Two of your engineers no longer speak to each other; they communicate through tickets, and the others have begun to take sides. It started with a design argument months ago. How do you step in?',
    keyPoints: [
      {
        cue: 'How you begin',
        point:
          'Talks to each one separately first to hear the story, the needs and what the conflict is really about',
        weight: 3,
        essential: true,
        said: [
          'I listen to both alone and ask what hurt them, because it is hardly about the design any more',
          'individual talks before I put them into one room',
          'First one coffee with each of them, to hear what really happened',
        ],
      },
      {
        cue: 'What you tell them plainly',
        point: 'Says clearly that the present state is not acceptable because of its effect on the work',
        weight: 3,
        essential: true,
        said: [
          'You do not have to be friends, but you must be able to talk; two releases slipped due to this',
          'I set the frame: working together respectfully is part of the job',
          'I make it plain that not talking is no option, because the work suffers',
        ],
      },
      {
        cue: 'How they get talking again',
        point:
          'Brings them together in a moderated talk with rules, in which each says what they observed and need',
        weight: 3,
        essential: true,
        said: [
          'One speaks, the other repeats what he understood, and I take care that nobody attacks',
          'get them to speak to each other and not about each other',
          'A conversation with all three of us where they listen to each other and I keep it civil',
        ],
      },
      {
        cue: 'Your own position',
        point: 'Stays impartial and does not judge who was right back then',
        weight: 2,
        said: [
          'I do not take a side, even if I like one better',
          'it is about how we go on and not about a verdict',
        ],
      },
      {
        cue: 'How you make it last',
        point: 'Agrees on concrete behavior with a date for review, and follows it up',
        weight: 2,
        said: [
          'Design questions are discussed face to face within a day, and in two weeks we look at how it goes',
          'small agreements that one can observe',
        ],
      },
      {
        cue: 'What else may feed it',
        point:
          'Removes structural fuel such as unclear responsibility, and gets help from outside if it is stuck or involves harassment',
        weight: 2,
        said: [
          'Nobody ever decided who owns that module, and I do that now',
          'a mediator or HR if I am not neutral or it has gone too far',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Adults solve that among themselves if one leaves them alone',
        said: ['I do not get involved in personal things', 'it will calm down with time'],
        correction:
          'Conflicts in which people take sides grow by themselves; after months without change the manager has to step in.',
      },
      {
        belief: 'Separating the two into different teams is the quickest solution',
        said: ['I move one of them and the problem is gone'],
        correction:
          'It can be a last resort, but it rewards avoidance, leaves the cause and often hits the wrong person; first try to solve it.',
      },
    ],
    sampleAnswer:
      "I'd step in now, honestly a bit late, because the others are taking sides. First I'd talk to each alone. Not \"who is guilty\", but: how did it come about for you, what hurt, what would you need? Often you find out that it's not about the design any more; one feels that he was made ridiculous in front of the team, and the other that decisions are undone behind her back. I don't give a verdict. But I say the same thing to both: you needn't be friends, but talking only through tickets doesn't work, it cost us two releases, and I expect that to change. I'll help you. Then the three of us meet, an hour and a half, with simple rules: each describes what they saw and how it affected them, without judging; the other repeats it before answering. I only watch over the way they talk. In the end we want two or three agreements we can observe, for instance: disagreements on design are discussed within a day in person, and if there's no result, the tech lead decides. In two weeks we look again. In parallel I'd settle who's responsible for the module, because nobody ever decided that. And if it were about harassment, I'd involve HR straight away.",
    criteria: ['Acts with calm authority', 'Impartial', 'Looks beneath the surface'],
    followUps: [
      {
        question: 'One refuses to sit at a table with the other. What now?',
        about: [0, 1, 2],
        answer:
          'I ask what would make it possible: another moderator, a shorter talk, starting in writing. I take fear seriously and check whether something worse has happened. But I also say that some form of cooperation is a requirement and not optional.',
      },
      {
        question: 'How do you get the rest of the team out of the trenches?',
        about: [4, 5],
        answer:
          'I say openly that the two are working on it with me and ask everyone not to carry messages or take sides. Joint work in mixed pairs helps. I thank them when they talk directly instead of about someone.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-08',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Organizational Design', 'Change Management'],
    tags: ['team split', 'ownership', 'communication'],
    question:
      'Your team has grown to fourteen, stand-ups take half an hour, and you are told to split it by next quarter. How do you cut it, and how do you get people through the change?',
    keyPoints: [
      {
        cue: 'Where the line runs',
        point:
          'Cuts along product areas or outcomes that each team can deliver end to end, not by layers or skills',
        weight: 3,
        essential: true,
        said: [
          'One takes ordering and the other delivery, each with frontend and backend',
          'not a UI team and an API team, else every feature needs both',
          'Each new team should be able to finish a customer feature without the other',
        ],
      },
      {
        cue: 'How you check the line',
        point:
          'Looks at real dependencies: who works on what together, how the code and data are coupled, on-call',
        weight: 2,
        said: [
          'I check which parts are changed together, so the border runs where little crosses',
          'is each half big enough to carry on-call?',
        ],
      },
      {
        cue: 'What must belong to somebody',
        point: 'Clarifies ownership of everything, also the shared and unloved parts',
        weight: 2,
        said: [
          'Each service, each job and the old admin tool gets exactly one owner',
          'the common library must not fall between the chairs',
        ],
      },
      {
        cue: 'How people come along',
        point:
          'Involves people: explains the reason, asks for wishes, talks individually before the announcement',
        weight: 3,
        essential: true,
        said: [
          'Everybody tells me in private what they would like and with whom they learn',
          'nobody hears of their new team in the big meeting for the first time',
          'I say why and what is not yet decided',
        ],
      },
      {
        cue: 'Who is in which half',
        point: 'Settles leadership and balance of experience in both, including who manages them',
        weight: 2,
        said: [
          'Each needs a tech lead and a mix of seniors and juniors; do I lead both or one?',
          'do not leave all the experts in one half',
        ],
      },
      {
        cue: 'The first weeks after it',
        point:
          'Plans the transition with reduced expectations and looks after some weeks whether the cut is right',
        weight: 2,
        said: [
          'For two months we promise less, and after that we move what was cut wrongly',
          'a review after eight weeks with the question of where they wait for each other',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Splitting into a frontend and a backend team gives clear responsibility',
        said: ['one team for the UI and one for the services is cleanest'],
        correction:
          'Then nearly each feature needs both teams and waits in between; teams that deliver a whole piece of value coordinate less.',
      },
      {
        belief: 'A reorganization is best decided secretly and announced to all at once to avoid unrest',
        said: ['I work it out on my own and then present it'],
        correction:
          'Without their knowledge, cuts go wrong, and people feel moved around; the reason and open points can be shared early.',
      },
    ],
    sampleAnswer:
      "With fourteen, I'd also say it's time; nobody knows what everyone is doing any more. I'd cut along what customers get. In our case ordering and delivery, each with its own goals and everything needed for them, frontend, backend, test. A cut into interface and server would mean that each feature needs both teams. Whether it holds I'd check in the history: which parts of the code are changed together, who works with whom, which tables do both use? The line should run where little crosses it. Then the list of everything we own, also the old admin tool and the nightly jobs: each thing gets one owner. And each half needs at least five or six people who can sustain on-call, a tech lead, and a mix of experience. From the first week I'd tell the team why we do it and what's still open. I'd talk to each one alone about what they'd like; I can't fulfill all of it, but most. Before the announcement everybody knows their place. I'd lead both for the beginning and build up a second person. For two months we promise a quarter less, because new routines cost time. After eight weeks we ask where the teams wait for each other, and correct the line.",
    criteria: ['Cuts for autonomy', 'People before boxes', 'Willing to correct'],
    followUps: [
      {
        question:
          'Two friends absolutely want the same team, but then one lacks experience. How do you decide?',
        about: [3, 4],
        answer:
          'I listen to why it matters to them and explain the need. If there is no other way, I put the balance first, tell them so honestly, and look for something else: joint pairing hours or a change after half a year.',
      },
      {
        question:
          'After three months one team depends on the other for every second feature. What do you do?',
        about: [0, 1, 5],
        answer:
          'I look at what is asked for: if it is always the same area, the responsibility or a person moves. If it is a shared core, it gets a clear interface that the others may use or extend themselves. The cut was a hypothesis, so we correct it.',
      },
    ],
  },
  {
    id: 'engineering-management-intermediate-09',
    type: 'technical',
    difficulty: 'intermediate',
    roles: ['Engineering Manager', 'Site Reliability Engineer (SRE)'],
    skills: ['On-Call', 'People Management'],
    tags: ['on call load', 'alert fatigue', 'fairness'],
    question:
      'In your on-call rotation, people get woken four times a week on average. Two have asked to be taken off and product wants full speed on features. How do you deal with it as their manager?',
    keyPoints: [
      {
        cue: 'How you see the situation',
        point:
          'Names the load as unsustainable and treats it as a problem of the system, not of the resilience of individuals',
        weight: 3,
        essential: true,
        said: [
          'Four nights a week is not normal, and I would say so to my boss',
          'the two are the warning light, not the weak ones',
          'The setup is broken, the people are fine, and I tell management that it cannot go on',
        ],
      },
      {
        cue: 'How you study it',
        point: 'Analyzes the pages: which alarms, how many needed action, which few causes produce most',
        weight: 3,
        essential: true,
        said: [
          'I go through the last 60 pages; I suppose that half required nothing',
          'sort by cause, three of them probably make up most of it',
          'Let us list what rang last month and see which of it was worth getting up for',
        ],
      },
      {
        cue: 'What you do about the noise',
        point: 'Has useless alarms removed at once and the main causes fixed with reserved capacity',
        weight: 3,
        essential: true,
        said: [
          'What does not need a human at night must not ring at night',
          'a person per week and the first place in the sprint until it is below one',
          'delete or lower thresholds of noisy alerts, then repair the top three',
        ],
      },
      {
        cue: 'How you deal with product',
        point: 'Negotiates with product by a rule: above a certain load, reliability goes before features',
        weight: 2,
        said: [
          'We agree that with more than two pages a week, the next sprint belongs to fixing',
          'show product what tired people and outages cost',
        ],
      },
      {
        cue: 'What helps people at once',
        point:
          'Gives relief and fairness right away: time off after nights, pay, swaps, a larger rotation, training',
        weight: 2,
        said: [
          'Whoever was up at three comes in at noon, and it is compensated',
          'can another team share the first line with runbooks?',
        ],
      },
      {
        cue: 'The two, and the long run',
        point: 'Takes the individual reasons of the two seriously and follows the load as a steady figure',
        weight: 1,
        said: [
          'One has a baby, so she pauses half a year without disadvantage',
          'pages per week hang on my wall and I report them like other numbers',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Being woken regularly is simply part of running software',
        said: ['that is just how on-call is', 'they get paid for it, so they have to live with it'],
        correction:
          'Some pages are unavoidable; several a week show bad alarms or unrepaired faults and drive people away.',
      },
      {
        belief: 'More alerts make the system safer',
        said: ['better one alarm too many', 'we alert on everything to be on the safe side'],
        correction:
          'Many false alarms make people slow and numb to the real one; alert on what affects users and needs action now.',
      },
    ],
    sampleAnswer:
      "Four wake-ups a week isn't a question of toughness; it's a defect, and the two who came to me are the honest ones. First I'd relieve people: whoever is woken comes later the next day, nights are compensated, and the colleague with the baby pauses without disadvantage. Then we look at the facts. I'd go through the last sixty pages with two engineers: what was it, did anybody have to do something, could it have waited until morning? I'd expect that half led to no action. Those alarms are deleted or moved to office hours in the same week. Of the rest, two or three causes probably make up most, for instance a full disk through a log, or a partner's interface that times out at night. They get a person and first place in the sprint. For product I'd put it in their terms: tired people make mistakes, two are about to leave, and replacing one costs us half a year. And I'd agree on a rule: if we have more than two pages a week at night, reliability comes first in the following sprint, else features do. Then it isn't negotiated anew each time. I track pages per week like any other figure, with a goal of less than one.",
    criteria: [
      'Advocates for people with facts',
      'Immediate and lasting measures',
      'A rule instead of pleading',
    ],
    followUps: [
      {
        question: 'Product says: "The rule kills our launch." How do you respond?',
        about: [3],
        answer:
          'I show how large the effect really is: one sprint for three causes. If the launch is truly vital, we postpone with a date and take relief measures that help at once, for instance borrowed first-line support. But not without an end.',
      },
      {
        question: 'After deleting alarms, an outage goes unnoticed for an hour. What do you do?',
        about: [1, 2],
        answer:
          'I take responsibility for it: the review asks which symptom users felt, and we alert on that. The deleted alarms would probably have been lost in the noise. One good alarm on failed orders is worth more than forty on processor load.',
      },
    ],
  },
]
