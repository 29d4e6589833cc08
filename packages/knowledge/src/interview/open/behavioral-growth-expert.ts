import type { OpenQuestion } from '../open-question.ts'

export const behavioralGrowthExpert: readonly OpenQuestion[] = [
  {
    id: 'behavioral-growth-expert-01',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: [],
    tags: ['unlearning', 'expertise', 'consequences'],
    question:
      'Which practice did you teach or defend for years that you no longer believe in? What had it done to the people who followed you?',
    keyPoints: [
      {
        cue: 'The practice and its appeal',
        point: 'Names the practice, and why it had once convinced them',
        weight: 3,
        essential: true,
        said: [
          'I made all trainees learn by watching for a year, as I myself had learned',
          'for ten years I preached that every team must have the same process',
          'I taught that one corrects every mistake in red, at once',
        ],
      },
      {
        cue: 'What changed your view',
        point: 'Tells what broke the conviction',
        weight: 3,
        said: [
          'a former pupil told me at a reunion that she has not written since',
          'the plant next door let them work from week one, and theirs were better',
          'it was the fourth team that failed at it, and I could not blame the team any longer',
        ],
      },
      {
        cue: 'What it had done to people',
        point: 'Faces the damage to others that came of it',
        weight: 3,
        essential: true,
        said: [
          'I must have lost a dozen good people that way',
          'some pupils stopped writing because of me, that is a fact',
          'two teams lost half a year, and I had told them that they lacked discipline',
        ],
      },
      {
        cue: 'What you did about the past',
        point: 'Admitted it to the people concerned or made it good',
        weight: 2,
        said: [
          'I wrote to those whose address I still had',
          'in front of the whole school I said that I had it wrong',
          'I rewrote the manual myself and put the reason at the top',
        ],
      },
      {
        cue: 'What you do now',
        point: 'Describes what they do in its place today',
        weight: 3,
        said: [
          'I mark two things per text, and they write twice as much by now',
          'trainees do real parts in week two, under supervision, and only one in ten leaves',
          'each team picks its own way and shows each month what it delivers',
        ],
      },
      {
        cue: 'Guarding against the next one',
        point: 'Has a means of noticing the next outdated conviction sooner',
        weight: 2,
        said: [
          'each year I ask three young people what they consider nonsense',
          'I write down what would have to happen for me to drop a belief',
          'I visit places that do it the opposite way',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Experience by itself protects against error',
        said: ['after thirty years I know what works', 'with my experience I can feel it immediately'],
        correction:
          'Experience without honest feedback confirms itself. Those who left or failed are not there to contradict; one has to go looking for them.',
      },
    ],
    sampleAnswer:
      'I trained toolmakers for twenty years, and for most of that time I let the apprentices watch and file metal in the first year, as I had been taught myself. I believed that it teaches patience, and those who stayed did become good. What I didn’t see were those who left. That was about one in three. Then I visited a plant where they build a small real part in week two, under supervision. I looked for what was wrong with it for an entire afternoon. Their second-years were better than mine, and almost no one left. It still took me a year. What weighs on me is that I told the ones who left that they had no staying power. Some of them were very gifted. I wrote to nine whose address I had, and said that it wasn’t they who had failed. Four replied; one has a company of his own now. Today mine build a real clamp in week two. Over six years one in ten has left, and the final marks went up. And each spring I ask three apprentices what they think is nonsense in our shop, and I am not allowed to answer for a week.',
    criteria: ['Weight of the admission', 'Looks for those who are not there any more'],
    followUps: [
      {
        question: 'Why did you not see it for so long?',
        about: [1, 5],
        answer:
          'Because I only saw those who stayed, and they were good. The ones who left were no longer there to contradict me, and I had an explanation for them.',
      },
      {
        question: 'What have you said to the people who suffered under it?',
        about: [2, 3],
        answer:
          'I wrote to nine of them that it hadn’t been they who failed. I didn’t expect a reply. Four answered, and one said that he had waited for this for fifteen years.',
      },
    ],
  },
  {
    id: 'behavioral-growth-expert-02',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Data Ethics', 'Risk Management'],
    tags: ['ethics', 'side effects', 'responsibility'],
    question:
      'Tell me about something you built or decided that harmed people whom you had not thought of. How did you learn of it, and what did you do?',
    keyPoints: [
      {
        cue: 'What you did and why',
        point: 'Says what was built or decided, and for what good purpose',
        weight: 2,
        said: [
          'we introduced a scoring so that urgent patients come first',
          'our delivery app rewarded quick couriers',
          'I closed the small counter so that the main office could open longer',
        ],
      },
      {
        cue: 'The people affected',
        point: 'Names those who were harmed and why they had not been in view',
        weight: 3,
        essential: true,
        said: [
          'people who speak little of our language always got a low score, and none of them sat at the table',
          'the couriers rode through red lights, we had only thought of customers',
          'the old ones in the valley had no bus to the main office',
        ],
      },
      {
        cue: 'How you learned of it',
        point: 'Tells by which signal they learned of the harm',
        weight: 2,
        said: [
          'an interpreter wrote to me, and my first impulse was to put it aside',
          'there were two accidents in one week, and the figures had looked splendid',
          'a postman told me in passing that nobody up there gets their pension any more',
        ],
      },
      {
        cue: 'Your first reaction',
        point: 'Stopped or limited the harm before the discussion about causes was over',
        weight: 3,
        essential: true,
        said: [
          'we switched off the score for all the next day',
          'the bonus was gone on the same Friday, analysis afterwards',
          'until there was a solution, one of us drove up twice a week',
        ],
      },
      {
        cue: 'What you owed them',
        point: 'Faced those harmed and made good what was possible',
        weight: 3,
        said: [
          'we called each of the two hundred and sixty people back in',
          'I went to the hospital, and we paid for it without being sued',
          'I said sorry in the village hall, and it was loud',
        ],
      },
      {
        cue: 'What is different now',
        point: 'Changed how such decisions are made, so that those affected are heard before',
        weight: 3,
        said: [
          'now we check each rule separately for the groups before it starts',
          'two couriers sit at the table when anything about pay is decided',
          'on each proposal there is a line, who loses by it',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'With good intentions one does not carry responsibility for side effects',
        said: ['nobody could have known that', 'we meant well, so it was not our fault'],
        correction:
          'Intentions do not lessen the harm. Whoever decides is responsible for looking who is affected, and for acting once it shows.',
      },
      {
        belief: 'If the average figures get better, the decision was right',
        said: [
          'overall it got better, so the decision was right',
          'for ninety percent it worked, so it was a success',
        ],
        correction:
          'An average can hide that a small group pays for all the others. Look at the groups separately, the weakest above all.',
      },
    ],
    sampleAnswer:
      'I was the head of an outpatient clinic, and we introduced a short questionnaire on the phone. From the answers came a score, and high scores got earlier appointments. Waiting for urgent cases dropped from nine days to three, and I gave talks about it. After seven months an interpreter wrote to me that her people always end up at the back. My first impulse was to put it aside, since our figures were excellent. Then I had the figures split by group. People who spoke our language poorly answered in fewer words, and the score counted symptoms. They waited nineteen days. None of us who built it had ever needed an interpreter. On the next day we switched the score off for all, although half of my team found that hasty, and nurses went back to deciding by asking questions. We called in two hundred and sixty people. For a woman with a tumor it had cost six weeks. I went to see her with the interpreter and told her that it had been our rule. I will carry that with me. Since then no rule goes live without being checked for each group separately, and two patients sit at the table. The score is running again, with interpreters, and the gap is gone.',
    criteria: ['No flight into the average', 'Responsibility without self-display'],
    followUps: [
      {
        question: 'Who was missing at the table when that was decided?',
        about: [1, 5],
        answer:
          'Anybody who had ever needed an interpreter. We were eight people with the same language, and nobody asked who answers with few words. Today two patients are there, and a check by groups.',
      },
      {
        question: 'Why did you stop it before you had understood it?',
        about: [3],
        answer:
          'Each day meant another dozen people at the back. Switching it off cost the others a few days of waiting, and that could be undone; a late diagnosis can’t.',
      },
    ],
  },
  {
    id: 'behavioral-growth-expert-03',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Succession Planning', 'Mentoring'],
    tags: ['letting go', 'growing others', 'succession'],
    question:
      'Tell me about something that hung on you for years and that runs without you today. What was hard about letting go?',
    keyPoints: [
      {
        cue: 'What hung on you',
        point: 'Says what depended on them alone, and why that was a problem',
        weight: 3,
        essential: true,
        said: [
          'every tricky diagnosis landed on my desk, and in my vacation they waited',
          'nobody but me could run the billing at the end of the month',
          'the festival was me, my phone and my address book',
        ],
      },
      {
        cue: 'Why it stayed that way',
        point: 'Admits what they themselves got out of being indispensable',
        weight: 3,
        said: [
          'I liked to be asked, that was my standing in the house',
          'honestly I feared that they would not need me any more',
          'it flattered me when they called on Sundays',
        ],
      },
      {
        cue: 'How you went about it',
        point: 'Built up others by handing over real decisions step by step',
        weight: 3,
        essential: true,
        said: [
          'first she decided and I was in the room, then I was on the phone, then away',
          'two people got one stage each, budget included',
          'I answered each question with what would you do, for half a year',
        ],
      },
      {
        cue: 'What was hard to watch',
        point: 'Let the successors do it their own way, mistakes included',
        weight: 3,
        said: [
          'she changed the opening act that I loved, and I bit my tongue',
          'the first month closed four hundred off, and I let them find it',
          'he does it slower than I do and the patients like it better',
        ],
      },
      {
        cue: 'The proof',
        point: 'Tested it by really staying away for a time',
        weight: 2,
        said: [
          'I left for six weeks and switched off my phone, and three things came up',
          'for one quarter I was not allowed to touch it, that was the deal',
          'on my sabbatical they called me once, about a password',
        ],
      },
      {
        cue: 'What came of it',
        point: 'Shows what became possible by letting go',
        weight: 2,
        said: [
          'two of them are chiefs in other hospitals now',
          'the festival has doubled, in ways I would never have thought of',
          'at last I had time for the research',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Being indispensable is a sign of quality',
        said: [
          'nobody can do it like me, that is my value',
          'that nothing works without me shows how good I am',
        ],
        correction:
          'It is a risk for the others and a ceiling for oneself. Lasting quality shows in what goes on without you.',
      },
      {
        belief: 'Writing everything down is a sufficient handover',
        said: ['I documented it all, so anyone can do it', 'they got a manual of eighty pages from me'],
        correction:
          'Papers carry steps, not judgement. That grows by deciding for oneself, at first with a net, and by one’s own mistakes.',
      },
    ],
    sampleAnswer:
      'I founded a street music festival, and for eleven years it was me, my phone and my address book. When I had pneumonia in April one year, permits were nearly missed, because nobody knew whom to call. So it was a risk for three hundred musicians. I must admit that I loved it when they called on Sundays; without the festival, who would I be? I looked for two people, a young teacher and a sound engineer. In the first year each was given a stage with its budget, and they decided while I sat next to them. In the second I could only be reached by phone. To each question I replied with what would you do. The teacher threw out the opening with the brass band, which was my idea, and I bit my tongue. She put the children there, and it was better. The engineer overspent by two thousand; I saw it in May and let him find it himself, since we could afford it. In year three I went to the seaside for six weeks in the middle of it all. Three calls came, all about things only I knew, and we wrote those down. It is twice as big now. I stand in the crowd, and I have begun to compose again.',
    criteria: ['Honest about own vanity', 'Gives away real power and not only work'],
    followUps: [
      {
        question: 'What did you get out of being needed?',
        about: [1],
        answer:
          'Recognition, every week, and a reason not to ask what else I want. Only when I admitted that could I stop taking calls which others could have answered.',
      },
      {
        question: 'Which mistake of your successors did you let happen, and why that one?',
        about: [3],
        answer:
          'An overspending of two thousand. We could bear it and nobody was harmed, and he has checked his budget each month since then. With safety I would have stepped in.',
      },
    ],
  },
  {
    id: 'behavioral-growth-expert-04',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Career Development', 'Technical Strategy'],
    tags: ['staying current', 'learning', 'judgement'],
    question:
      'After so many years in your field, how do you decide which new things to learn and which to ignore? Tell me of one you got wrong.',
    keyPoints: [
      {
        cue: 'How you choose',
        point:
          'Has a filter of their own for new things, such as the problem it solves or who already uses it in earnest',
        weight: 3,
        essential: true,
        said: [
          'I ask which of my problems of the last year it would have solved',
          'I wait until somebody tells me what went wrong with it after twelve months',
          'if I can name what it makes worse, then I have understood it and not before',
        ],
      },
      {
        cue: 'Where most of your effort goes',
        point: 'Separates lasting foundations from fashions, and invests in the former',
        weight: 3,
        said: [
          'tools change each three years, how people learn to read does not',
          'I put most of my time in statistics and little in the software of the day',
          'anatomy stays, the devices come and go',
        ],
      },
      {
        cue: 'How you form an opinion',
        point: 'Tries things out by hand in a small case instead of only reading opinions',
        weight: 3,
        said: [
          'two days in a quarter I build something small with it',
          'I did ten of those operations on the model before I spoke about it',
          'in one class, for four weeks, with my own eyes',
        ],
      },
      {
        cue: 'One you got wrong',
        point: 'Tells of a misjudgement with its consequence, adopted too early or dismissed too long',
        weight: 3,
        essential: true,
        said: [
          'I laughed at keyhole surgery for five years, and my department fell behind',
          'we rebuilt everything with the new thing, and two years later its maker was gone',
          'I took the tablets for a fad, and the children with dyslexia paid for it',
        ],
      },
      {
        cue: 'The consequence for your method',
        point: 'Says what that misjudgement changed in their filter',
        weight: 2,
        said: [
          'since then I ask who benefits whom I do not see',
          'I no longer decide it alone, one younger and one older look at it too',
          'today I look at how to get out before I get in',
        ],
      },
      {
        cue: 'Where else you get ideas',
        point: 'Learns regularly from younger people or from outside the field',
        weight: 1,
        said: [
          'my assistant teaches me an hour each month',
          'from pilots I learned more about checklists than from doctors',
          'I go to one conference a year at which I understand nothing',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'One has to follow everything new in order to stay current',
        said: [
          'I try every new tool as soon as it comes out',
          'I read all the news every day so that I do not miss anything',
        ],
        correction:
          'Nobody can, and most of it vanishes. A filter, strong foundations and a few own trials serve better.',
      },
      {
        belief: 'What one has seen before in similar form can be dismissed safely',
        said: [
          'it is all old wine in new bottles',
          'what failed twenty years ago need not be looked at again',
        ],
        correction:
          'Sometimes the conditions have changed, and what failed then works now. Ask what is different this time, and try it small.',
      },
    ],
    sampleAnswer:
      'I have been a surgeon for twenty-six years, and more comes out each month than I could read in a year. My first question is which of my bad outcomes of last year it would have changed. If I find none, I wait. My second: can I say what it makes worse? Anatomy, healing, how teams make mistakes: that stays, and most of my reading goes there. About devices I read little; I try them out on the model, two days each quarter, before I have an opinion. My greatest error was about keyhole surgery. I laughed about it for five years. I said we had had something similar, and that it takes twice as long. Both were true. What I didn’t see were the patients at home: they were back at work after ten days rather than forty. I looked only at the operating room. Our department was behind, and two hundred people or so had pain that they need not have had. Since then I ask who benefits whom I don’t see, and a younger colleague and a nurse judge with me. And once a year I visit pilots, who have taught me more about checklists than any medical conference.',
    criteria: ['A filter with reasons, not mere taste', 'A misjudgement that weighed something'],
    followUps: [
      {
        question: 'How did you come to misjudge that one?',
        about: [3, 4],
        answer:
          'I only looked at my own part, the time in the operating room, and there my objection was right. The gain lay at home with the patients, where I never look. Now others judge along with me.',
      },
      {
        question: 'What do you deliberately not follow at the moment?',
        about: [0, 1],
        answer:
          'Most new devices that save minutes. None of my bad outcomes came from missing minutes. If that changes, I will look at them on the model first.',
      },
    ],
  },
  {
    id: 'behavioral-growth-expert-05',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['People Management'],
    tags: ['burnout', 'sustainable pace', 'limits'],
    question:
      'Tell me about a time when you or the people around you had worked beyond their strength for too long. What did you miss, and what did you change for good?',
    keyPoints: [
      {
        cue: 'What happened',
        point: 'Describes the overload and what it led to',
        weight: 3,
        essential: true,
        said: [
          'for fourteen months we ran with two thirds of the staff, and then four left in one week',
          'I drove home one night and did not remember the way',
          'in the second year of the rebuild our best cook broke down at the stove',
        ],
      },
      {
        cue: 'What you missed',
        point: 'Names the early signs that they overlooked or explained away',
        weight: 3,
        said: [
          'no one joked any more, I thought that they were concentrating',
          'the small mistakes doubled and I wrote a memo about care',
          'I had stopped meeting friends and called it a phase',
        ],
      },
      {
        cue: 'Your part in it',
        point: 'Owns their share, for instance as a bad example or by never saying no',
        weight: 3,
        essential: true,
        said: [
          'my mails at midnight told them more than my speeches about balance',
          'I took each order because I was afraid of the gap',
          'they saw me come in with a fever, so they did too',
        ],
      },
      {
        cue: 'Your immediate response',
        point: 'Took off load at once: stopped work, closed something, got somebody relief',
        weight: 3,
        said: [
          'we closed on Mondays and Tuesdays, from one week to the next',
          'I dropped two of the five projects and told the clients',
          'twelve beds were shut until we were enough people again',
        ],
      },
      {
        cue: 'Changes for good',
        point: 'Changed rules or numbers so that it does not depend on self-discipline',
        weight: 2,
        said: [
          'whoever was on at night has the next day off, the system blocks it',
          'we plan with eighty percent of the hours and no more',
          'with fewer than six nurses we do not open the beds, and that is signed',
        ],
      },
      {
        cue: 'How it went since',
        point: 'Shows how it has held, including what it cost',
        weight: 2,
        said: [
          'in four years one resignation, and sick days went down by half',
          'we earn a bit less and I sleep',
          'one client left, and the results got better all the same',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Resilience training and fruit baskets solve overload',
        said: [
          'yoga and a mindfulness course are the right answer to overload',
          'people have to learn to handle stress better',
        ],
        correction:
          'They shift the cause to the individual. What helps is less load, more say, and rules that protect the limits.',
      },
      {
        belief: 'Good people tell you in time when it gets too much',
        said: [
          'if my door is open, people will tell me in time',
          'they tell you when it is too much, otherwise it is fine',
        ],
        correction:
          'The most committed ones say it last, often when they have already decided to leave. Watch hours, errors, humor and sick days.',
      },
    ],
    sampleAnswer:
      'I had a restaurant with fourteen people. We rebuilt while open, and for sixteen months everybody worked six days. Then our best cook broke down at the stove, and within two weeks three others gave notice. The signs had been there. Nobody joked in the kitchen any more, and I took that for concentration. Small cuts and burns had doubled, and I put up a notice about being careful. Nobody complained to me, and now I understand why: I came in with a fever myself and wrote the orders at midnight. Nobody could believe what I said about rest. The day after, I closed on Mondays and Tuesdays, from one week to the next, and canceled two weddings with compensation. The cook got three months, and I visited him without speaking about work. Afterwards I didn’t rely on good intentions. The scheduling program refuses a sixth day for anyone, me included. We plan eighty percent of the hours; the rest is for illness. And with fewer than five in the kitchen we offer the short menu. I earn about a tenth less. In four years one person has left, and he opened his own place. The cook is my partner today.',
    criteria: ['Conditions before appeals', 'Own example seen as a cause'],
    followUps: [
      {
        question: 'Which sign would you recognize today that you explained away then?',
        about: [1],
        answer:
          'The silence in the kitchen and the burns. I count small injuries now, and if nobody jokes for a week I look at the hours first, and don’t put up a notice.',
      },
      {
        question: 'What have you changed so that it does not depend on good intentions?',
        about: [4, 5],
        answer:
          'The roster refuses a sixth day, for me too, and we plan only eighty percent of the hours. It costs about a tenth of the profit, and that is worth it.',
      },
    ],
  },
  {
    id: 'behavioral-growth-expert-06',
    type: 'behavioral',
    difficulty: 'expert',
    roles: [],
    skills: ['Career Development'],
    tags: ['career decisions', 'values', 'motivation'],
    question:
      'Describe a step up that you declined or gave back, or a change of direction late in your career. What did it teach you about what you work for?',
    keyPoints: [
      {
        cue: 'The choice you had',
        point: 'Lays out the choice, and what spoke for the expected path',
        weight: 3,
        essential: true,
        said: [
          'they offered me the head of department, a third more money, and everybody congratulated me',
          'at fifty-one I was a partner in the firm, and it could have gone on like that',
          'after two years as principal I had it all, the office included',
        ],
      },
      {
        cue: 'How you came to a decision',
        point: 'Explains how they examined it, rather than deciding on a mood',
        weight: 2,
        said: [
          'for a month I wrote down every evening what had given me strength that day',
          'I spent a week at the side of someone who did that job',
          'I talked with four people who had given it up and with two who had not',
        ],
      },
      {
        cue: 'What you work for',
        point: 'Names what truly drives them, with an example from their work',
        weight: 3,
        essential: true,
        said: [
          'what I live on is when a child reads the first sentence, not the budget',
          'I want to see the thing I have made standing there',
          'I noticed that I am best where a team is just starting',
        ],
      },
      {
        cue: 'The others involved',
        point: 'Treated those affected fairly, such as family, employer or team',
        weight: 2,
        said: [
          'I told the board first, and stayed until they had someone',
          'my wife and I went over our budget for two evenings',
          'my team heard from me why, without excuses about health',
        ],
      },
      {
        cue: 'Looking back soberly',
        point: 'Is open about the price or about later doubts',
        weight: 3,
        said: [
          'I earn a third less, and at class reunions it stings',
          'my successor did it better in some things, that was not easy to watch',
          'for a year I asked myself if I had simply been afraid',
        ],
      },
      {
        cue: 'What it means for today',
        point: 'Draws from it what they look for in the coming post',
        weight: 2,
        said: [
          'that is why I am looking for a place close to the patients and not to the board',
          'since then I ask in each interview what the day is like',
          'I would lead again, but only a small team in which I still build',
        ],
      },
    ],
    wrongBeliefs: [
      {
        belief: 'Declining a promotion always shows a lack of ambition',
        said: ['you should never turn down a promotion', 'whoever says no is not ambitious enough'],
        correction:
          'Ambition can aim at depth, craft or effect. A reasoned no is better for all than a yes that one has to undo.',
      },
      {
        belief: 'It is best to give outside reasons for such a step',
        said: [
          'it is smarter to say that it was the commute',
          'I always put forward family reasons, that ends the questions',
        ],
        correction:
          'Pretexts leave an interviewer guessing. An honest reason, told without bitterness, shows self-knowledge and makes it clear where you fit.',
      },
    ],
    sampleAnswer:
      'I was a teacher for twenty-two years and then principal of a school with nine hundred children. Everyone had congratulated me, and a lot spoke for it: money, influence, my own ideas. After two years I gave it back. It wasn’t a bad week that decided it. For a month I wrote down each evening what had given me strength and what had taken it. On the plus side there was almost nothing but lessons where I had filled in, and a reading group of six children. On the other side were the very things that make up the job. I talked to four principals; two had gone back as well. What I live on is the moment when a child reads a first sentence alone. I told the school board in November, and stayed until the summer so that they could find somebody. I told my colleagues the truth, not some story about my back. The price was a third of the salary, and we had done the math at home. My successor is better with parents than I was, and that wasn’t easy to watch. For a year I wondered if it was only fear. Now I know that I want to lead a small group in which I still teach, and that is why I am here.',
    criteria: ['Self-knowledge without contempt for the other path', 'Responsible way of leaving'],
    followUps: [
      {
        question: 'How do you know that it was not simply fear?',
        about: [4, 1],
        answer:
          'For a year I didn’t know it for sure. The notes of that month helped me: what had given me strength came from teaching on nearly every day, also on the days when leading went well.',
      },
      {
        question: 'What did you owe to the people you left, and how did you do it?',
        about: [3],
        answer:
          'Time and the truth. I said it in November and stayed until summer, wrote the handover with my successor, and didn’t put forward my back or the family.',
      },
    ],
  },
]
