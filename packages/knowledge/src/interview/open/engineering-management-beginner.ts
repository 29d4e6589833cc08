import type { OpenQuestion } from '../open-question.ts'

export const engineeringManagementBeginner: readonly OpenQuestion[] = [
  {
    id: 'engineering-management-beginner-01',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager'],
    skills: ['People Management', 'Coaching'],
    tags: ['one on ones', 'trust', 'first meeting'],
    question:
      'You have just become the manager of six engineers and hold your first one-on-one with each. What do you use it for, and how do you set up the ones that follow?',
    keyPoints: [
      {
        cue: 'What the meeting is for',
        point: "Treats it as the other person's time: their topics come first and it is not a status report",
        weight: 3,
        essential: true,
        said: [
          'They bring the agenda; ticket progress I can read on the board',
          'I listen most of the time, since the meeting belongs to them',
          'it is for what bothers them, not for checking on tasks',
        ],
      },
      {
        cue: 'What you want to know',
        point:
          'Asks how the person likes to work: feedback, communication, goals, what gives and takes energy',
        weight: 3,
        essential: true,
        said: [
          'How do you prefer to hear criticism, in writing or right away?',
          'I want to know where they would like to be in two years and what annoys them now',
          'learn what motivates each one',
        ],
      },
      {
        cue: 'How often and how firmly',
        point: 'Agrees on a regular rhythm, weekly or every two weeks, and keeps to it even under pressure',
        weight: 2,
        said: [
          'Half an hour every week, and if I have to move it, I move it and do not cancel',
          'skipping it shows that they are the least important thing in my calendar',
        ],
      },
      {
        cue: 'What happens between meetings',
        point: 'Notes what was said and follows up on promises',
        weight: 2,
        said: [
          'I keep a shared page with topics and what I promised to find out',
          'if I said I would ask about the laptop, I have an answer next time',
        ],
      },
      {
        cue: 'How private the talk is',
        point: 'Clarifies confidentiality and its limits',
        weight: 1,
        said: [
          'What you tell me stays between us, unless somebody is in danger or harassed, then I have to act',
          'I say openly what I can keep to myself and what not',
        ],
      },
      {
        cue: 'What you say about yourself',
        point: 'Tells what the person can expect from the new manager, and asks for feedback as well',
        weight: 1,
        said: [
          'I explain how I work and where I am still learning',
          'at the end I ask what I could do differently for them',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A one-on-one is mainly for going through the state of the tasks',
        said: ['I use it to check what they did this week', 'we go through the tickets one by one'],
        correction:
          'Status belongs to the board and the team meeting; the talk in private is for what is not said there: worries, growth, feedback, ideas.',
      },
      {
        belief: 'People who are doing well do not need regular one-on-ones',
        said: ['my seniors do not need it, we talk when there is something'],
        correction:
          'Without a fixed time, problems and plans of strong people surface in their resignation; they need it as much, with other topics.',
      },
    ],
    sampleAnswer:
      "In the first one I mostly want to listen. I'd tell them briefly who I am and what they can expect from me, and then ask: what are you working on that you enjoy, what gets in your way, how would you like to receive feedback, what did your last manager do that I should keep or stop? And where would you like to be in two years? I don't go through tickets; I can see those on the board. I'd explain that this time is theirs: they bring topics into a shared page, I add mine, and half of the time should be theirs. We agree on half an hour every week to begin with; later some may prefer every two weeks. If something comes up, I move it, but I don't cancel, because otherwise they learn that everything else is more important. Whatever I promise I write down, and next time I come back with it, even if the answer is no. I'd also be honest about confidentiality: what they say stays with me, except if somebody is being harmed. And at the end of each month I'd ask what I could do better.",
    criteria: ['Interest in the individual', 'Reliability', 'No mixing with status reports'],
    followUps: [
      {
        question: 'One of them always says, "All fine, nothing to discuss." What do you do?',
        about: [0, 1],
        answer:
          'I do not force it. I ask more concrete things: what was the most annoying hour this week? What would you change with one wish? Sometimes a walk works better than a room. Trust takes months, and I keep the time.',
      },
      {
        question: 'Someone tells you in confidence that a colleague makes offensive remarks. What now?',
        about: [3, 4],
        answer:
          'I listen, thank them and say honestly that I cannot leave it at that. We discuss how to proceed so that they are protected, I involve HR as our rules require, and I report back on what happens.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-02',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['People Management', 'Team Leadership'],
    tags: ['former peer', 'role change', 'fairness'],
    question:
      'You were promoted out of the team. Now you manage your former colleagues: one is a close friend, another one also wanted the job. How do you handle the first weeks?',
    keyPoints: [
      {
        cue: 'The one who wanted the job',
        point: 'Speaks early and openly with the one who also applied, acknowledging the disappointment',
        weight: 3,
        essential: true,
        said: [
          'I go to him in the first days, say that I know he wanted it and ask how he feels about it',
          'do not pretend it did not happen; ask what he needs to stay with pleasure',
          'It must hurt to be passed over, so I bring it up with him before it festers',
        ],
      },
      {
        cue: 'Your friend on the team',
        point: 'Clarifies the changed relation with the friend: same rules, no inside information',
        weight: 3,
        essential: true,
        said: [
          'We can still have dinner, but I cannot tell her about salaries or others any more',
          'she is judged like everybody else and I say this to her beforehand',
          'I tell my buddy that at work she gets no special treatment and no gossip from me',
        ],
      },
      {
        cue: 'What everyone needs to hear',
        point:
          'Tells the whole team what changes and what does not, instead of acting as if all remained the same',
        weight: 2,
        said: [
          'I say in the first meeting that my role is a different one now and how I want to fill it',
          'be explicit about the new part I play and what they can expect',
        ],
      },
      {
        cue: 'How you carry yourself',
        point: "Avoids both extremes: remaining everyone's buddy and suddenly playing the boss",
        weight: 2,
        said: [
          'I neither dodge unpleasant talks nor start commanding',
          'I try to be friendly and still clear in what I say',
        ],
      },
      {
        cue: 'Where you turn for advice',
        point: 'Looks for support from their own manager, a mentor or other managers',
        weight: 1,
        said: [
          'I ask an experienced manager how she did it',
          'somebody outside the team to whom I can speak about doubts',
        ],
      },
      {
        cue: 'A future for the other applicant',
        point: 'Offers the unsuccessful candidate a concrete perspective, such as a field of responsibility',
        weight: 2,
        said: [
          'He could lead the migration, and I help him to be ready for the next opening',
          'ask about his goals and find something that really brings him forward',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If one behaves as before, the change of role is no problem',
        said: ['we are friends, nothing will change between us', 'I remain one of them'],
        correction:
          'Pay, ratings and tasks now depend on you; acting as if nothing had changed makes unclear what is said to the friend and what to the manager.',
      },
      {
        belief: 'A new manager must keep distance and end friendships in the team',
        said: ['I stop having lunch with them so that they respect me'],
        correction:
          'Abrupt coldness hurts trust; what is needed are clear rules and equal treatment, not the end of a relation.',
      },
    ],
    sampleAnswer:
      "I wouldn't act as if nothing had happened, because everybody feels that something has. First I'd speak to the colleague who also wanted the job, in the first two days and alone. I'd say: I know you applied too, and I can imagine it's not easy. How is it for you? Then I'd listen, without defending the decision. I'd tell him that I need him and ask where he wants to go; if he wants to lead, perhaps he takes responsibility for the migration, and I honestly help him prepare for the next opening. With my friend I'd talk as well: we stay friends, but I won't tell her things about others, and when it comes to ratings or vacation, she's treated like everyone else. That should be said before the first case arises. In the team meeting I'd explain how I see the role: I no longer make the code decisions, I look after people, priorities and obstacles, and I'm learning. I'd try not to fall into either trap, staying the buddy who avoids the hard talk, or suddenly playing the boss. And I'd look for a more experienced manager outside the team whom I can ask when I'm unsure.",
    criteria: ['Addresses the awkward things directly', 'Fairness before closeness'],
    followUps: [
      {
        question: 'After a month, your friend comes late with everything. How do you approach it?',
        about: [1, 3],
        answer:
          'Just as with anyone: soon, alone, with concrete examples and the effect on others, and a question about what is behind it. I notice that it is harder for me with her, and that is exactly why I do not postpone it.',
      },
      {
        question: 'The other candidate criticizes your decisions in front of the team. What do you do?',
        about: [0, 5],
        answer:
          'In the meeting I take the content seriously. Afterwards I talk to him alone: disagreement is welcome, but how can we do it in a way that helps? I ask whether it is about the matter or still about the job.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-03',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Hiring', 'People Management'],
    tags: ['structured interview', 'bias', 'preparation'],
    question:
      'You hire for the first time: a developer position, eight candidates, three interviewers from your team. How do you prepare the interviews so that you choose the right person and not just the likable one?',
    keyPoints: [
      {
        cue: 'What is settled beforehand',
        point:
          'Defines before the first talk which abilities the job needs, and how a good or weak answer looks',
        weight: 3,
        essential: true,
        said: [
          'We write down four things the person must be able to do and what counts as strong',
          'a scorecard before I read the applications',
          'know what you are looking for first',
        ],
      },
      {
        cue: 'How the talks are comparable',
        point: 'Asks all candidates the same core questions and tasks',
        weight: 3,
        essential: true,
        said: [
          'Everyone gets the same exercise and questions, otherwise I cannot compare',
          'structured rather than chatting along',
          'Same script for all eight, so the comparison is fair',
        ],
      },
      {
        cue: 'How three interviewers complement each other',
        point: 'Divides topics among the interviewers so that they do not all ask the same',
        weight: 2,
        said: [
          'Ana looks at coding, Tom at working with others, I at motivation and experience',
          'each one covers a different area',
        ],
      },
      {
        cue: 'What happens after each talk',
        point: 'Has ratings with evidence written down independently before anybody discusses',
        weight: 3,
        essential: true,
        said: [
          'Each writes a vote with examples right after, and only then we talk',
          'so that the first or loudest opinion does not pull the others along',
          'We each put down scores and reasons alone first, to avoid groupthink',
        ],
      },
      {
        cue: 'What could mislead you',
        point:
          'Knows typical traps such as similarity, first impression or confident manner, and "culture fit" as a feeling',
        weight: 2,
        said: [
          'I notice that I like people who studied where I did',
          '"would have a beer with him" is not a criterion',
        ],
      },
      {
        cue: 'How the candidates experience it',
        point:
          'Treats candidates well: tells them the process beforehand, leaves room for questions, answers quickly',
        weight: 1,
        said: [
          'They should know what awaits them and hear from us within a few days, also in case of a no',
          'they are choosing us as well',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'An experienced person recognizes good people in the first minutes',
        said: ['I feel right away whether someone fits', 'I trust my gut'],
        correction:
          'First impressions measure likability and similarity; structured questions with fixed criteria predict performance clearly better.',
      },
      {
        belief: 'Difficult puzzles show who is a good developer',
        said: ['I ask brain teasers to see how they think'],
        correction: 'They mainly show who knows or likes puzzles; tasks close to the real work say more.',
      },
    ],
    sampleAnswer:
      "I'd start with the job and not with the candidates. With the team I'd write down what the person should be able to do in the first half year, for instance build and test a feature in our stack, find bugs in code they didn't write, ask when something's unclear, and take criticism. Those four become the scorecard, with a sentence each on what strong and weak look like. Then we divide: Ana does a small coding task close to our work, Tom asks about cooperation with real situations, and I take motivation and experience. All eight get the same task and the same main questions, because otherwise I'd be comparing apples with oranges. Of course we may dig deeper. After each talk everybody writes down at once what they saw and a rating, without speaking to the others. Only then do we meet, and we talk about evidence: \"she found the bug by writing a test\", instead of \"I liked her\". I know that I fall for people who are like me or very self-assured, and I'd say that aloud, so the others watch me. And each candidate hears beforehand what's coming and gets an answer within a week, also when it's a no.",
    criteria: ['Job-related criteria', 'Awareness of bias, including their own', 'Respect for candidates'],
    followUps: [
      {
        question:
          'One interviewer says: "Technically good, but I do not know, she does not fit us." How do you respond?',
        about: [3, 4],
        answer:
          'I ask for what he saw or heard. If it is an observation on cooperation, we set it against the scorecard. If it remains a feeling, it does not count; perhaps she is only different from us, and that can be a gain.',
      },
      {
        question: 'How close to the real work can a task be without exploiting the candidate?',
        about: [1, 5],
        answer:
          'A small invented problem in our kind of code, one hour, done together in the interview or at most two hours at home, never real work that we use. And everybody knows beforehand what we look at.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-04',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager'],
    skills: ['Performance Management', 'Coaching'],
    tags: ['underperformance', 'early feedback', 'expectations'],
    question:
      'A developer who used to be reliable has missed three agreed dates in six weeks and says little in meetings. How do you approach this?',
    keyPoints: [
      {
        cue: 'When and where you talk',
        point: 'Talks soon and in private instead of waiting for the review',
        weight: 3,
        said: [
          'I bring it up in the next one-on-one, not in half a year',
          'speak with him alone this week',
          'A quiet talk now, just the two of us, before it becomes a big thing',
        ],
      },
      {
        cue: 'How you word the problem',
        point: 'Names concrete observations without judging the person',
        weight: 3,
        essential: true,
        said: [
          'The dates of the 3rd, the 12th and the 20th slipped, and I have noticed that you are quieter',
          'not "you are unreliable" but what happened and its effect',
          'I stick to facts he can recognize, such as the missed demo, and leave out labels',
        ],
      },
      {
        cue: 'What you want to understand',
        point:
          'Asks openly for the reason and listens, as it may be health, family, unclear tasks, overload or frustration',
        weight: 3,
        essential: true,
        said: [
          'Something has changed; how are you? And then I stay silent',
          'maybe a parent is ill or nobody explained the new system to him',
          'do not assume laziness',
        ],
      },
      {
        cue: 'What the two of you agree',
        point: 'Clarifies what is expected and agrees on concrete next steps and support',
        weight: 2,
        said: [
          'We agree that he tells me two days earlier if it gets tight, and that Eva helps with the interface',
          'clear goal for the next two weeks plus what I contribute',
        ],
      },
      {
        cue: 'What happens in the next weeks',
        point: 'Checks again after a short time, recognizes progress and notes what was agreed',
        weight: 2,
        said: [
          'Next week we look at it together, and if it works better I say so',
          'a short note for both of us so it stays clear',
        ],
      },
      {
        cue: 'When it becomes too much',
        point: 'Knows when to get help, for example from HR, if it persists or is about health',
        weight: 1,
        said: [
          'With illness I do not dig, I point to support and ask HR what is possible',
          'if it goes on after clear talks, a formal step follows',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'It is kinder to wait, because it will probably sort itself out',
        said: [
          'I do not want to put pressure on him, it will pass',
          'I will mention it in the annual review',
        ],
        correction:
          'Silence leaves the person without a chance to change or get help, and the later talk comes as a shock.',
      },
      {
        belief: 'The manager should find out the private reasons in order to help',
        said: ['I have to know exactly what is going on at home'],
        correction:
          'Offer an ear and support, but people decide what they share; for the work one needs only what to adjust.',
      },
    ],
    sampleAnswer:
      "Since he was reliable before, I'd assume that something has changed, and I'd want to know soon. In our next one-on-one, this week, I'd say what I've seen: the dates on the 3rd, the 12th and the 20th slipped without a word beforehand, the testers had to wait, and you're quieter than you used to be. I don't know what's behind it; how are you doing? Then I'd wait. It can be anything: a sick child, being lost in the new module and ashamed to ask, too many things at once, or anger at a decision. He doesn't have to tell me private matters; I'd just say that we can find some relief if he needs it for a while. Then we'd agree on something concrete: the next piece is smaller, Eva spends two hours on the interface with him, and if a date gets tight he tells me two days before. I'd also be clear that the team relies on it. A week later we look at it again, and if it went well, I say so. I note the agreement for us both. If nothing changes after several clear talks, then it becomes a matter for a formal plan with HR, but that isn't where I start.",
    criteria: ['Prompt and specific', 'Curiosity before judgment', 'Support and clarity together'],
    followUps: [
      {
        question: 'He says: "Everything is fine, I just had bad luck." What do you do?',
        about: [2, 3],
        answer:
          'I accept that he does not want to say more and stay with the work: then let us see that the next date holds. What do you need for it? We agree on a small step and look at it in a week. And my door stays open.',
      },
      {
        question: 'The team asks why he gets away with it. What do you say?',
        about: [4],
        answer:
          'That I do not talk about individuals, just as I would not talk about them, but that I see it and take care of it. If they are burdened by it, I want to know how, and I help with that directly.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-05',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead', 'Technical Project Manager'],
    skills: ['Engineering Metrics', 'Scrum'],
    tags: ['velocity', 'comparing teams', 'story points'],
    question:
      'Your director shows a slide: "Team A 62 points per sprint, your team 34. Why are you so slow?" How do you respond, and what do you offer instead?',
    keyPoints: [
      {
        cue: 'Why the two figures differ',
        point: 'Explains that story points are relative to a team and cannot be compared between teams',
        weight: 3,
        essential: true,
        said: [
          'Every team has its own scale, our three may be their eight',
          'points are like a private currency with no exchange rate',
          'It is like comparing prices in dollars and yen without converting',
        ],
      },
      {
        cue: 'What the figure would do next',
        point: 'Warns that as a target the number simply gets inflated',
        weight: 2,
        said: [
          'If I want to look good, I estimate everything double tomorrow',
          'the figure would rise and nothing would be delivered faster',
        ],
      },
      {
        cue: 'What you ask the director',
        point: 'Asks what is behind the question: a worry about dates, a complaint, a decision on headcount',
        weight: 3,
        essential: true,
        said: [
          'What would you like to know: are you waiting for something from us?',
          'I try to understand the concern rather than defend myself',
          'Before I justify myself I want to know what made her put up that slide',
        ],
      },
      {
        cue: 'What you show instead',
        point:
          'Offers better information: what was delivered and its effect, time from idea to customer, reliability, obstacles',
        weight: 3,
        essential: true,
        said: [
          'I can show you what reached customers this quarter and how long it took',
          'lead time, failures after release and predictability tell more',
          'Let us look at what customers got and how quickly, instead of how many points we burned',
        ],
      },
      {
        cue: 'What you take from it yourself',
        point: 'Takes the chance to look honestly at whether the team is held up by something',
        weight: 2,
        said: [
          'It may well be that we are slow at testing, and I will find out',
          'not just rejecting it; I check where our work waits',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Velocity measures the productivity of a team',
        said: ['more points means a more productive team', 'we have to raise our velocity to be better'],
        correction:
          'It is a planning aid of one team; it measures estimated size by its own scale, neither value nor effort in comparison to others.',
      },
      {
        belief: 'If all teams estimate in the same unit, they can be compared fairly',
        said: ['we just have to standardize what a point is'],
        correction:
          'The work, code and risks differ, and comparison makes people inflate; results and flow say more than normalized points.',
      },
    ],
    sampleAnswer:
      "I'd try not to get defensive, because behind it there's usually a reasonable worry. I'd say: \"Those figures can't be compared, since each team has its own scale; what we call a three might be an eight there. If it became a target, I could double it tomorrow by estimating higher. But I guess there's something behind your question. Is there something you're waiting for?\" Perhaps sales complained that the export isn't ready, or she has to decide who gets a new position. Those questions I can answer properly. I'd offer to show her on one page what reached customers in this quarter and what it changed, how long things take from the decision to production, how often we had to fix afterwards, and how often we hit the dates we announced. As a trend, next to what holds us up, for example eight days waiting for a test environment. And I'd be honest with myself: maybe we really are slow somewhere. So I'd go to the team, not with \"we must get faster\", but with the question of where our work sits and waits. If I find something, I tell her, including what I'd need from her to fix it.",
    criteria: ['Not defensive', 'Turns the metric into a useful talk', 'Willing to look at own weaknesses'],
    followUps: [
      {
        question: 'The director insists on a number every month. Which one do you give?',
        about: [3],
        answer:
          'The median time from the start of a piece of work until it is live, together with the rate of failed changes, as our own trend with a comment. The two keep each other in check, and I add what I am doing about it.',
      },
      {
        question: 'Your team hears of the slide and is upset. What do you tell them?',
        about: [0, 4],
        answer:
          'That I explained why the comparison does not hold, and what I offered instead. I also say openly that the question of where our work waits is a good one, and that I would like to look at that together.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-06',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['People Management', 'Resource Planning'],
    tags: ['overload', 'burnout', 'workload'],
    question:
      'One of your engineers answers messages at midnight, has canceled her vacation twice and says she is "just very busy". What do you do?',
    keyPoints: [
      {
        cue: 'How you bring it up',
        point: 'Addresses it with care and soon, naming what was noticed',
        weight: 3,
        essential: true,
        said: [
          'I tell her that I saw messages at midnight and the canceled vacation, and that I am worried',
          'bring it up in person instead of admiring her dedication',
          'I tell her I am concerned, because I have noticed the late nights',
        ],
      },
      {
        cue: 'What you look for behind it',
        point:
          'Finds out where the load comes from: tasks, being the only expert, unclear priorities, own standards, situation at home',
        weight: 3,
        essential: true,
        said: [
          'We write down everything on her plate, also the hidden things like helping others',
          'is it too much work or can she not say no?',
          'maybe she is the only one who knows the payment system',
        ],
      },
      {
        cue: 'What you do at once',
        point: 'Takes something away concretely: stops, postpones or reassigns work and tells those waiting',
        weight: 3,
        essential: true,
        said: [
          'Two of her five topics go to others, and I explain it to product myself',
          'not "take care of yourself" but less on the list, beginning tomorrow',
          'I cut her list and go to the product people myself to move the deadlines',
        ],
      },
      {
        cue: 'Her canceled vacation',
        point: 'Makes sure that the vacation takes place, with a stand-in and real absence',
        weight: 2,
        said: [
          'We fix the date, Marco covers, and she is not called',
          'I block it in the plan as fixed as a release',
        ],
      },
      {
        cue: 'What changes for the long run',
        point: 'Removes the structural cause, such as knowledge held by one person or permanent emergencies',
        weight: 2,
        said: [
          'Within two months a second person has to be able to do payments',
          'if it happens to her, the plan of the whole team is too full',
        ],
      },
      {
        cue: 'Your own behavior',
        point: 'Sets an example and does not reward overwork; knows professional help for serious signs',
        weight: 1,
        said: [
          'I do not send messages at night and praise results rather than hours',
          'when it looks like illness, I point to the doctor or the support program',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If she does not complain, the workload is her own choice',
        said: ['she is an adult and would say something', 'she likes to work a lot, so I let her'],
        correction:
          'People in overload often notice it last or fear to look weak; a manager is responsible for the load and has to ask and act.',
      },
      {
        belief: 'A wellness offer or advice on time management solves overload',
        said: ['I send her to a course on resilience'],
        correction:
          'If there is more work than time, only taking work away helps; personal techniques come in addition.',
      },
    ],
    sampleAnswer:
      "I wouldn't wait until she asks, since people in that state seldom do. In the next days I'd talk to her alone: \"I see messages from you at midnight, and you've moved your vacation twice. I'm worried that it's too much. How is it for you?\" If she says \"just busy\", I'd suggest that we write down together everything she has, including the questions from others and the on-call weeks. Usually you then see why: she's the only one who knows payments, so each problem ends up with her, and on top of that she has two projects. Then I have to take something away, not give advice. One project moves to next quarter, the other goes to Marco, and I'm the one who tells product. The vacation gets a fixed date, Marco covers, and during that time nobody calls her. At the same time I want the cause gone: within two months a second person learns payments, by doing the next changes with her sitting next to them. And I look at my own part. If I praise night shifts or write on Sundays, I'm part of the cause. If she seems really ill, sleepless or in tears, I'd encourage her to see a doctor and ask HR what support there is.",
    criteria: ['Takes responsibility for the load', 'Acts concretely', 'Sees the structure behind it'],
    followUps: [
      {
        question: 'She does not want to give anything up: "Then I will be replaceable." How do you answer?',
        about: [1, 4],
        answer:
          'That her worth does not come from being the only one; on the contrary, this blocks her from vacation and from a next step. I tell her what I see in her, and which role becomes possible when payments rest on more than one person.',
      },
      {
        question: 'How would you notice such overload earlier in the future?',
        about: [0, 4],
        answer:
          'I look at the number of parallel topics for each person, on-call pages, vacation taken, and ask about energy in each one-on-one. If one person is mentioned for everything in the planning, that is a sign.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-07',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Coaching', 'Performance Management'],
    tags: ['feedback', 'meeting behavior', 'situation behavior impact'],
    question:
      'In a planning meeting, your senior engineer interrupted a junior three times and called her idea "naive". Tell me how you give him feedback, as literally as you can.',
    keyPoints: [
      {
        cue: 'When and where you talk',
        point: 'Speaks with him in private and soon, the same day or the next',
        weight: 3,
        essential: true,
        said: [
          'After the meeting I ask if he has ten minutes',
          'not in front of everybody and not next month',
          'I grab him for a one-to-one chat the same afternoon',
        ],
      },
      {
        cue: 'How you say what happened',
        point: 'Describes the concrete situation and behavior instead of labeling his character',
        weight: 3,
        essential: true,
        said: [
          'In the planning today you cut Nina off three times and said naive',
          'not "you are arrogant", just what I saw and heard',
          'I quote what he said and when, and I do not call him names',
        ],
      },
      {
        cue: 'Why it matters',
        point: 'Names the effect on the junior, the team and the result',
        weight: 3,
        essential: true,
        said: [
          'After that she said nothing for the rest of the hour, and we lost her view',
          'others will think twice before suggesting something',
          'I explain that she shut down and that we may have missed a good solution',
        ],
      },
      {
        cue: 'His side of it',
        point: 'Asks for his view and listens before demanding anything',
        weight: 2,
        said: [
          'How did you see it? Maybe he was under pressure or did not notice',
          'I let him tell his side',
        ],
      },
      {
        cue: 'How the conversation ends',
        point: 'Agrees on what he will do differently and how he makes it good with her',
        weight: 2,
        said: [
          'Next time you let her finish and ask a question, and would you talk to Nina yourself?',
          'one clear expectation for the coming meetings',
        ],
      },
      {
        cue: 'What else you owe her',
        point: 'Looks after the junior too and steps in at once the next time as moderator',
        weight: 2,
        said: [
          'I check with her how she is and tell her I want to hear her ideas',
          'I should have said "let her finish" in the meeting, and I will',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'If he did not mean it badly, no feedback is needed',
        said: [
          'that is just his way, he does not mean any harm',
          'he is very direct and the others have to get used to it',
        ],
        correction:
          'The effect is there whatever he intended: a colleague went silent and ideas are lost. One can believe in the good intention and still ask for other behavior.',
      },
      {
        belief: 'Public criticism right in the meeting shows the team that one acts',
        said: ['I tell him off immediately in front of everyone'],
        correction:
          'A short "let her finish" is right at that moment; the feedback itself belongs in private, otherwise he defends himself and loses face.',
      },
    ],
    sampleAnswer:
      "I'd ask him the same afternoon: \"Do you have ten minutes? I'd like to give you feedback on the planning.\" Then, without a long introduction: \"When Nina presented her idea about caching, you interrupted her three times and said it was naive. After that she didn't say a word for the rest of the meeting, and I saw two others close their laptops. I'm concerned that people will keep their ideas to themselves, and we need them.\" Then I'd stop and ask: \"How did you see it?\" Perhaps he says he was in a hurry, or that he meant the idea and not her. I'd listen and say that I believe him about the intention, and that the effect is there anyway. Then: \"I value how quickly you see weaknesses. I'd like you to let people finish, and to put your objection as a question, such as what happens when the cache is stale. Can you do that?\" And I'd ask whether he'd talk to Nina himself. I'd also go to Nina, ask how she is and tell her that I'd like to hear the idea to the end. And honestly, I should have stepped in as moderator; next time I'll say at once, \"let her finish\".",
    criteria: ['Can really say it, not only describe the method', 'Respect for both', 'Sees own omission'],
    followUps: [
      {
        question: 'He replies, "People here are too sensitive." How do you go on?',
        about: [2, 3],
        answer:
          'I say it is not about being sensitive but about the effect: we lost an idea and a voice. I am not asking you to hide objections, I want them. I am asking for a form in which the other can still think along. And that is an expectation of mine.',
      },
      {
        question: 'Two weeks later it happens again. What changes in your approach?',
        about: [4, 5],
        answer:
          'I interrupt it in the meeting. Afterwards I am clearer: we spoke about this, it happened again, and for a senior it is part of the role. I write down the agreement, and say that it counts in the evaluation if it continues.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-08',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Project Manager'],
    skills: ['Stakeholder Management', 'Project Management'],
    tags: ['delay', 'bad news', 'options'],
    question:
      'Four weeks before the announced launch you realize that your team needs at least six. Nobody outside knows yet. What do you do in the next two days?',
    keyPoints: [
      {
        cue: 'What you verify first',
        point: 'Checks quickly with the team what is really left and what the estimate rests on',
        weight: 2,
        said: [
          'I sit down with them for an hour and go through the open items and risks',
          'first make sure that the six weeks are real, but within a day and not a week',
        ],
      },
      {
        cue: 'Who hears of it, and when',
        point: 'Informs manager and stakeholders early instead of hoping to catch up',
        weight: 3,
        essential: true,
        said: [
          'Tomorrow they know it, as now they can still react',
          'no surprise in the last week; bad news must travel fast',
          'I tell my boss and marketing right away, while there is time to change the plan',
        ],
      },
      {
        cue: 'What you bring along',
        point:
          'Brings options: reduce scope, move the date, launch in stages, with consequences and a recommendation',
        weight: 3,
        essential: true,
        said: [
          'On the date without the reports, or two weeks later with all, or for pilot customers first',
          'not only the problem but three ways, and which I would take',
          'Here are our choices, less content, later, or a pilot group first, and this one I suggest',
        ],
      },
      {
        cue: 'What you would not resort to',
        point: 'Does not simply order overtime or add people at the end',
        weight: 2,
        said: [
          'New colleagues would need explaining and make it slower now',
          'a few weekends do not give two weeks, they give bugs',
        ],
      },
      {
        cue: 'How you treat the team',
        point: 'Protects the team from blame and asks them for ideas on what can be left out',
        weight: 1,
        said: [
          'I answer for it to the outside; inside we look for what is unnecessary',
          'the developers know best what could be dropped',
        ],
      },
      {
        cue: 'What you learn from it',
        point: 'Looks afterwards at why it was noticed so late',
        weight: 2,
        said: [
          'Why did I believe we were on track until now? Next time I want a demo every two weeks',
          'learn about the early signs we have missed',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A delay should be reported only when one is completely certain',
        said: ['I wait another week, maybe we catch up', 'I tell them when it is definite'],
        correction:
          'By then the options are gone; report a probable delay with its uncertainty as soon as it is recognized.',
      },
      {
        belief: 'Additional developers will bring a late project back to its date',
        said: ['I ask for two more people so we make it'],
        correction:
          'They have to learn first and take time from those who know; shortly before the end that makes it later.',
      },
    ],
    sampleAnswer:
      "On the first day I'd check whether it's true. I'd go through everything open with the team for an hour or two: what's finished, what's only almost finished, where do we depend on others? If the answer is six weeks, possibly seven, then that's the truth we work with. I'd ask them also what we could leave out, because they know best. The same evening I'd tell my manager, and the next morning product and marketing. Not with \"we're late\", but with the state and options. A: we keep the date with booking and payment, the reports follow three weeks later. B: we move it by two weeks with everything. C: on the date we start with ten pilot customers. I'd say what each costs and that I recommend A, if marketing can live without the reports in the announcement. What I wouldn't offer is that we do it with overtime or two borrowed people; they'd cost us more time than they bring, and errors at launch are worse than two weeks. Outside the team I answer for it, and don't name anyone. After the launch I'd look with the team at why we saw it only four weeks before: probably because we counted tasks rather than looking at working software.",
    criteria: ['Speed and honesty', 'A recommendation', 'Takes responsibility'],
    followUps: [
      {
        question: 'Your manager says, "Then just work the weekends." What do you reply?',
        about: [2, 3],
        answer:
          'That two weekends give four tired days and we lack ten, with the risk of errors at launch. If it is about one clearly limited thing, I can ask for volunteers with time off afterwards. But the plan has to work without it.',
      },
      {
        question: 'Which early sign could have warned you?',
        about: [0, 5],
        answer:
          'Tasks that have stood at ninety percent for two weeks, few things really demonstrable, tests left to the end, and a dependency nobody followed. Since then I ask for a demo of the whole way every two weeks.',
      },
    ],
  },
  {
    id: 'engineering-management-beginner-09',
    type: 'technical',
    difficulty: 'beginner',
    roles: ['Engineering Manager', 'Technical Lead'],
    skills: ['Team Leadership', 'Technical Strategy'],
    tags: ['technical judgment', 'decision rights', 'staying technical'],
    question:
      'As a new manager you are asked to decide: the team is split on storing files in the database or in object storage. You have an opinion from your own coding days. What do you do?',
    keyPoints: [
      {
        cue: 'Whose decision it is',
        point:
          'Makes sure that those who know the matter and bear the result decide, and clarifies who that is',
        weight: 3,
        essential: true,
        said: [
          'The tech lead or the people building it should decide, I help them to get there',
          'it is their call, since they live with it at night',
          'The ones who build and maintain it make the choice, and we say clearly whose call it is',
        ],
      },
      {
        cue: 'What you contribute',
        point: 'Asks questions that improve the decision: sizes, cost, backup, reversibility, what others do',
        weight: 3,
        essential: true,
        said: [
          'How big are the files and how many will it be in two years? What about backups and access rights?',
          'I contribute by asking rather than by giving the answer',
          'I ask about volume, price, restore and how to get out again if it was wrong',
        ],
      },
      {
        cue: 'How you handle your opinion',
        point:
          "Knows that a manager's opinion weighs more because of the role, so speaks late or marks it as one view",
        weight: 2,
        said: [
          'If I say first what I think, the discussion is over',
          'I keep back and say at the end that it is just an opinion from three years ago',
        ],
      },
      {
        cue: 'How it comes to a close',
        point:
          'Makes sure the discussion ends: criteria, time limit, and deciding personally only when it remains stuck or goes beyond the team',
        weight: 2,
        said: [
          'They have until Thursday, and if there is no result, the tech lead decides',
          'I step in only if they cannot agree or it concerns budget and other teams',
        ],
      },
      {
        cue: 'What your role still needs',
        point: 'Keeps enough technical understanding to judge and help, without being on the critical path',
        weight: 2,
        said: [
          'I read designs and reviews and fix small things, so I understand what they are talking about',
          'stay close to the technology but do not take important tickets',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'A manager no longer needs to understand technology',
        said: ['I am only responsible for the people now', 'technical matters do not concern me any longer'],
        correction:
          'Without understanding, one cannot judge risks, estimates and performance; what changes is that others decide and build.',
      },
      {
        belief:
          'As the responsible person, the manager should decide technical questions so that things move on',
        said: ['I am the boss, so I decide quickly', 'I know it from before, so I just tell them'],
        correction:
          'The team then stops thinking and carries a decision it does not own; better to clarify who decides and by when.',
      },
    ],
    sampleAnswer:
      "It's tempting to say, \"object storage, of course\", since I know such cases. But if I decide, the team learns that it can bring me its disagreements, and my knowledge is three years old. So first I'd clarify whose decision it is; in our case that's the tech lead together with the two who build it. What I can add are good questions: how big are the files, and how many in two years? What happens to database backups if we have two terabytes in there? How do we make sure that a record and its file fit together? What does it cost, and how hard would it be to switch later? I'd say my own view late, if at all, and mark it as an opinion, because a manager's word weighs more than it should. And I'd give it an end: by Thursday they put both options with pros and cons on one page; if they don't agree, the tech lead decides and we all go along. I'd only step in if it blocks, or if it touches the budget or other teams. To still be able to ask such questions in a year, I keep reading designs and reviews and sometimes fix a small bug, but nothing anyone waits for.",
    criteria: ['Knows the difference between deciding and enabling', 'Technical enough to ask well'],
    followUps: [
      {
        question: 'The team decides on something that you think is wrong. Do you intervene?',
        about: [0, 3],
        answer:
          'I ask whether they considered my concern. If it can be reversed, I let it go and we look at it in three months. If the damage would be large or permanent, such as lost data, I say it clearly and take the decision up with the tech lead.',
      },
      {
        question: 'How do you stay technically up to date with six people to lead?',
        about: [4],
        answer:
          'Two hours a week fixed: reading designs and incident reviews, pairing with someone now and then, fixing a small thing in the build. I ask people to explain things to me; that helps them as well.',
      },
    ],
  },
]
