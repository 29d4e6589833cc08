import type { ChoiceSet } from '../choice-set.ts'

export const behavioralRepliesChoice: ChoiceSet = {
  skill: 'Behavior at work',
  type: 'behavioral',
  roles: [],
  questions: [
    {
      id: 'behavioral-replies-01',
      difficulty: 'beginner',
      question:
        'You work at a shop counter. A customer without a receipt demands her money back and is getting loud. Only your manager may refund, and he is back in ten minutes. What do you say first?',
      right: {
        text: "I can't refund this, my manager can. He's here in ten minutes; shall I hold the item?",
        why: "She learns the truth about who decides, when, and what she can do now. It promises nothing about the outcome and doesn't argue about who is right.",
      },
      wrong: [
        {
          text: "I'm so sorry about this. I'm sure my manager will give you your money back when he's here again.",
          why: "It calms her for ten minutes, but it promises what you can't decide. If he refuses, she has a second reason to be angry, and he is in the wrong before he starts.",
        },
        {
          text: "Our rule is no refund without a receipt, and it's printed on the wall there behind you as well.",
          why: 'The rule may be right, but quoting it as the first answer closes the talk in public and hides that the manager has some discretion.',
        },
        {
          text: 'Please calm down first, and then we can talk about the receipt and what might be possible here.',
          why: 'Telling an angry person to calm down makes most people louder: it comments on her behavior instead of her matter, and offers nothing yet.',
        },
      ],
    },
    {
      id: 'behavioral-replies-02',
      difficulty: 'beginner',
      question:
        'In a busy kitchen the chef calls five changes in one breath. You caught four; the one you missed had to do with nuts. He hates interruptions. What do you say?',
      right: {
        text: 'Chef, I have four of them. The one about the nuts, once more please?',
        why: 'It costs three seconds, shows what you did understand, and asks for exactly the part where an error could harm a guest.',
      },
      wrong: [
        {
          text: 'Yes, chef. (And then you ask the colleague beside you what he said.)',
          why: 'Your colleague may have heard it wrong as well, and the chef now believes that the message arrived. With nuts that is a risk to a guest.',
        },
        {
          text: 'Chef, that was too fast. Could you please say all of it again for us?',
          why: 'It is honest, but repeats what you already know, in the worst minute, and turns your gap into a remark on his way of talking.',
        },
        {
          text: 'Yes, chef. (And then you leave the nuts out everywhere to be safe.)',
          why: "A guess that seems safe can still be wrong: the change may have been about another plate or about oil. Nobody can correct a guess they don't know of.",
        },
      ],
    },
    {
      id: 'behavioral-replies-03',
      difficulty: 'beginner',
      question:
        'It\'s 11:00. A colleague needs your report at 16:00 for her meeting. You are half done and can see that 18:00 is realistic. She asks: "Everything all right with the report?" What do you reply?',
      right: {
        text: 'The full one will be ready at 18:00. By 16:00 you can have the sales part. Would that help?',
        why: 'She has five hours to plan, knows what she will get, and can say whether it is the right part. Bad news with an offer is usable.',
      },
      wrong: [
        {
          text: "It'll be tight, but I'll skip lunch and do all I can to have it by 16:00.",
          why: "It sounds committed but hides what you know: skipping lunch doesn't win two hours. She learns of the gap at 16:00, when nothing can be done.",
        },
        {
          text: "It's taking longer than planned because the data came late on Monday. I'm doing what I can here.",
          why: "A reason isn't a forecast. She still doesn't know when she gets what, and the remark about the data starts a talk about blame.",
        },
        {
          text: "Could your meeting be moved to tomorrow? Then you'd surely get a complete report with all the figures.",
          why: 'It asks her to solve your problem in the most expensive way, before telling her what could be there on time.',
        },
      ],
    },
    {
      id: 'behavioral-replies-04',
      difficulty: 'beginner',
      question:
        'At the end of your second week a nurse you work with says: "Your handover notes are no use to me." It stings, as you had put effort into them. What do you reply?',
      right: {
        text: 'Thanks for telling me. Whose note was hardest for you to use, and what did you miss in it?',
        why: 'It takes the criticism as information and turns a verdict into one case that you can learn from. It neither defends nor gives in.',
      },
      wrong: [
        {
          text: "I'm really sorry. I'll do them completely differently from tomorrow on, so that they work for you.",
          why: "You don't know yet what is wrong with them. A promise to change everything may lose what was good and miss what she needs.",
        },
        {
          text: 'I do them exactly as I was shown in training. Could it be that the wards have different habits?',
          why: 'It may even be true, but as a first answer it defends the notes, and she will think twice before telling you something again.',
        },
        {
          text: "Okay, thanks. I'll ask the head nurse how she'd like the notes to be written and stick to that.",
          why: 'It goes around the one person who knows what was missing. She hears that her view needs approval from above before it counts.',
        },
      ],
    },
    {
      id: 'behavioral-replies-05',
      difficulty: 'beginner',
      question:
        'A colleague asks you for the third time this month to take over his Saturday shift. You have tickets for a concert with your sister. What do you reply?',
      right: {
        text: 'Not this Saturday, I have plans. If you ask me ten days ahead, I can sometimes swap for one of yours.',
        why: 'A clear no, a short reason, and an offer that you mean. He can look for somebody else at once and knows how to ask next time.',
      },
      wrong: [
        {
          text: "Let me see whether I can move something. I'll tell you on Friday evening.",
          why: "You know already that you don't want to. Until Friday he looks for nobody else, so a late no hurts him more than an early one.",
        },
        {
          text: "It's the third time this month. Have you ever thought about what that means for the rest of us here?",
          why: "There is something to discuss, but as an answer to a request it is a reproach, and he still doesn't know whether you'll come.",
        },
        {
          text: 'All right, if you find nobody else. But please, this has to be the last time for a good while now.',
          why: "He'll stop looking the moment he hears it. You pay with the concert, the resentment stays, and the pattern has worked once more.",
        },
      ],
    },
    {
      id: 'behavioral-replies-06',
      difficulty: 'beginner',
      question:
        'You move from nursing into IT. In an interview they ask: "How well do you know Docker?" You followed one tutorial and got a small application to run. What do you reply?',
      right: {
        text: "I've run one small application with it, from a tutorial. Building an image I understand; networks not yet.",
        why: 'It gives the true extent, with something that can be checked, and shows that you know where your knowledge ends. Interviewers can plan with that.',
      },
      wrong: [
        {
          text: "I've worked with Docker and am familiar with containers, images and how to deploy applications by them.",
          why: 'The next question shows how thin it is, and from then on everything else that you said is in doubt too.',
        },
        {
          text: 'Not really, to be honest. But I learn very fast, and I was always good with technical things in the ward.',
          why: "It throws away what you did do. 'I learn fast' is a claim that everybody makes; the small application would have been evidence.",
        },
        {
          text: 'Only from a tutorial. May I ask how important Docker is for this position, compared with other things?',
          why: "The question is fair later. Here it comes across as evading, and the interviewer still doesn't know what you can do.",
        },
      ],
    },
    {
      id: 'behavioral-replies-07',
      difficulty: 'beginner',
      question:
        "You are a nursing assistant. A patient's daughter asks you in the corridor: \"Are my father's results bad?\" You have seen them, and they are; only the doctor may tell, and only with the father's consent. What do you say?",
      right: {
        text: "I may not talk about results. I'll tell the doctor now that you are waiting for her.",
        why: 'She gets a true limit and a next step within minutes. Nothing is revealed, and nothing is said that turns out to be a lie later.',
      },
      wrong: [
        {
          text: "I haven't seen the results, I'm afraid. The doctor does her round at four, you could ask her then.",
          why: "It is a lie of convenience. When she learns that the team knew, she'll doubt the rest of what she was told as well.",
        },
        {
          text: "Don't worry too much yet. The doctor will explain everything, and there is always something one can do.",
          why: 'The comfort is kind, but it hints at the answer and judges the results. That is what you may not do, and it may be false.',
        },
        {
          text: "You'd better ask your father about that. He has a right to decide who is told about his results.",
          why: 'The principle is right, but it sends a frightened person to a patient who may not know himself, and leaves her without a helper.',
        },
      ],
    },
    {
      id: 'behavioral-replies-08',
      difficulty: 'beginner',
      question:
        'On Thursday your colleague Ben presents to the team as his own an idea that you explained to him on Tuesday. The others like it. Nobody knows that it came from you. What do you say in the meeting?',
      right: {
        text: "Glad it's landing. When I described it to Ben on Tuesday, one point was still open: who checks the returns?",
        why: 'It puts the origin on record in half a sentence, without accusation, and shows that you have thought further. Ben can join in without losing face.',
      },
      wrong: [
        {
          text: "I'd like to note that this was my idea. I explained it to Ben on Tuesday, and he should have said so here.",
          why: 'It may be true, but the meeting turns into a hearing. The idea fades, Ben has to defend himself, and the others remember the quarrel.',
        },
        {
          text: "Nothing now. After a few days I'd ask our boss to keep in mind whose idea that was, when she assesses us.",
          why: "Ben learns nothing of it, and your boss hears a complaint behind his back that she can't check any more. By then it is his idea.",
        },
        {
          text: "Great idea, Ben. I'd like to take on the returns part myself, if nobody else would like to have that.",
          why: 'It helps the matter and seems generous, but it confirms in front of all that the idea is his, and later correction looks like envy.',
        },
      ],
    },
    {
      id: 'behavioral-replies-09',
      difficulty: 'intermediate',
      question:
        'A developer writes in the channel of 40 people: "Who broke the build AGAIN? Unbelievable." It was your change, an hour ago. What do you write?',
      right: {
        text: "That was my change. I'm reverting it now, green again in ten minutes. I'll post the cause here by noon.",
        why: 'It ends the search, says when people can work again, and ignores the tone. People judge you more by this message than by the broken build.',
      },
      wrong: [
        {
          text: 'That was me, sorry! But please, can we keep a respectful tone in here? Everybody makes mistakes sometimes.',
          why: 'The tone deserves a word, but from somebody else or in private. From the one who broke it, and before it is fixed, it sounds like a counterattack.',
        },
        {
          text: "It's odd, the tests passed on my machine. Has somebody changed the configuration of the build since then?",
          why: 'It may help to find the cause, but 40 people are still blocked, and it hands the suspicion on before you have looked.',
        },
        {
          text: "(In a direct message) Hi, it was me, I'm on it. Next time you can simply write to me directly about it.",
          why: 'He knows now, but 39 others go on searching or waiting. A problem that was raised in public needs its end in public.',
        },
      ],
    },
    {
      id: 'behavioral-replies-10',
      difficulty: 'intermediate',
      question:
        'A head of department stops you in the hall: "It\'s only one more button, surely your team has that done by tomorrow?" You have no idea what is behind it. What do you reply?',
      right: {
        text: "What should happen when somebody presses it? If I know that, I can tell you by two o'clock what it takes.",
        why: "The button isn't the work; what it triggers is. You give no number without knowing, and a near time at which there will be one.",
      },
      wrong: [
        {
          text: "Tomorrow won't work, we are fully planned until the end of the month. Please put it in as a ticket.",
          why: 'It may turn out to be an hour of work with great effect. A no before you understand the request makes people go around you.',
        },
        {
          text: "If it's really only a button, tomorrow should be fine. If there's more to it, we'd have to talk again.",
          why: "She will remember 'tomorrow' and not the condition. You have given a date for something that nobody has looked at.",
        },
        {
          text: "Buttons are never only buttons. There's the design, testing, translation and release to think of too.",
          why: 'True, but it lectures her and ends in nothing. She hears that the team finds reasons, and still has no answer.',
        },
      ],
    },
    {
      id: 'behavioral-replies-11',
      difficulty: 'intermediate',
      question:
        'At the staff meeting your manager praises you for the new stock list. Most of the work was done by Kim, a temp who sits in the back row. What do you say?',
      right: {
        text: 'Thank you. Kim did most of it: the counting and the new layout. My own part was mainly the import.',
        why: 'It corrects the record at once, before the same people, with facts. It costs you a little praise, and everybody learns that your word is sound.',
      },
      wrong: [
        {
          text: 'Thank you, but it was teamwork as always. Without the others here it would never have been possible.',
          why: "It sounds modest, yet Kim remains invisible: a thank-you to all doesn't correct who did what, and you keep most of the credit.",
        },
        {
          text: 'Thank you! (Then afterward you tell Kim that you know well who did the greater part of the work.)',
          why: 'Private thanks are kind but change nothing for a temp whose contract depends on what the manager believes.',
        },
        {
          text: 'Thank you. (Then afterward you explain to your manager who did what, so as not to embarrass her.)',
          why: 'It corrects her picture but not that of the room. Correcting a fact about credit embarrasses nobody; silence in that moment is hard to mend.',
        },
      ],
    },
    {
      id: 'behavioral-replies-12',
      difficulty: 'intermediate',
      question:
        'Over lunch a colleague says about a third: "Honestly, don\'t you find Paul lazy? Everybody thinks so." Paul\'s late deliveries do trouble you too. What do you reply?',
      right: {
        text: "His late lists bother me as well, and I'll talk to him about it. What have you told him so far?",
        why: 'It is honest about the matter, refuses the label, and points the talk to the one person who can change something.',
      },
      wrong: [
        {
          text: "I'd rather not talk about people who aren't here. How was your weekend, did you get to the lake?",
          why: 'It protects Paul and keeps you clean, but the real problem with the deliveries stays where it is, and she feels told off.',
        },
        {
          text: 'Yes, a bit, between you and me. But he probably has a lot going on at home, so I try to be patient.',
          why: 'You have just confirmed the label and added a guess about his private life. Both will travel, with your name on them.',
        },
        {
          text: 'If everybody thinks so, somebody should bring it to our manager. Perhaps the two of us could do that.',
          why: 'It makes a case out of lunch talk: two people go to the boss about a label that Paul has never heard from anybody.',
        },
      ],
    },
    {
      id: 'behavioral-replies-13',
      difficulty: 'intermediate',
      question:
        'You teach at a vocational school. A father says on the phone: "My son says you grade him worse than the others because you don\'t like him." You have the papers before you. What do you say first?',
      right: {
        text: "Which piece of work does he mean? I'd like to go through it with the two of you, point by point.",
        why: 'It takes the charge seriously without accepting it, and moves it from liking to something that three people can look at together.',
      },
      wrong: [
        {
          text: 'I can assure you that I treat all students alike. His grades simply reflect what he hands in.',
          why: "It may be entirely true, yet an assurance convinces nobody who doubts you. It sets your word against his son's.",
        },
        {
          text: "I understand how upsetting this is. I'll look at his last papers again and see what I can do there.",
          why: "It is warm, but 'see what I can do' suggests that grades can be moved by a call, and it half admits a fault you haven't found.",
        },
        {
          text: 'Did he mention that he handed in two of five papers late? That alone has cost him quite some points.',
          why: 'The fact matters, but as an opening it exposes the son and wins the argument while losing the father.',
        },
      ],
    },
    {
      id: 'behavioral-replies-14',
      difficulty: 'intermediate',
      question:
        'A colleague at your level has left out the time of the last dose in three handovers this month. Nothing has happened yet. You meet her alone in the break room. How do you begin?',
      right: {
        text: 'The time of the last dose was missing in three of your handovers. What happened there?',
        why: "She hears what you saw, countable and without a verdict, and then a real question. It leaves room for a cause that you don't know.",
      },
      wrong: [
        {
          text: "You do really great work here, and I value it a lot. There's just one little thing about the handovers.",
          why: "The wrapping makes a danger sound small. She hears the praise, waits for the 'but', and may miss that somebody could have been harmed.",
        },
        {
          text: 'You need to be more careful with handovers. You know yourself what can happen with a double dose.',
          why: "It judges her care without saying what was missing when. She'll defend herself, and you learn nothing about the cause.",
        },
        {
          text: "Some of us have noticed that handovers aren't complete lately. Maybe we should all watch that more.",
          why: "It hides behind 'some' and 'all'. She may not even notice that she is meant, or wonders who else talks about her.",
        },
      ],
    },
    {
      id: 'behavioral-replies-15',
      difficulty: 'intermediate',
      question:
        'A client says: "Your predecessor promised us 15 percent off from the third order on." There is no record of it, and the predecessor can\'t be reached. This is the third order. What do you reply?',
      right: {
        text: "I find no record of it. Do you have it in writing, or what did you agree on? I'll decide by tomorrow noon.",
        why: 'It calls her no liar, asks for what would settle it, and gives a near time for an answer. Until then nothing is promised or refused.',
      },
      wrong: [
        {
          text: "Since it isn't in our records, I can't grant it. I'm sure you understand that we need this in writing.",
          why: "It may be the result in the end, but it lets her pay for what may be your company's poor records, before you have asked anything.",
        },
        {
          text: "Of course we'll honor it if he said so. I'll take the 15 percent off right away and make a note of it.",
          why: "It is generous with money that you may not be free to give, makes it permanent, and teaches that claims needn't be checked.",
        },
        {
          text: 'How about 7 percent as a compromise? Then we would both come out of this with something we can live with.',
          why: "Splitting a disputed fact says that you half believe her. If she's right, she is cheated of half; if not, she was paid for trying.",
        },
      ],
    },
    {
      id: 'behavioral-replies-16',
      difficulty: 'intermediate',
      question:
        'In the team meeting you argued against the new rota, and your head of unit decided for it. A colleague asks you the next day: "You think it\'s nonsense too, don\'t you?" What do you reply?',
      right: {
        text: "I was for the other one and said so. Now we're trying this one until June, and I want to see how it runs.",
        why: 'It hides nothing and takes no part in pulling the decision down. He hears that one can disagree and still give it a fair try.',
      },
      wrong: [
        {
          text: "Absolutely. But nobody listens to us here anyway, so I've stopped wasting my energy on such things.",
          why: "It is frank and makes friends for a moment, but you work against a decision that you'd been heard on, and the trial has no chance.",
        },
        {
          text: "No, I think it's a good solution. She has thought it through, and we should all support her in it.",
          why: 'He was in the room when you argued against it. Loyalty that needs a lie costs you trust on both sides.',
        },
        {
          text: "I'd rather not comment on it. Such decisions are made by the head of unit, and she'll have her reasons.",
          why: "It says neither yes nor no, and everybody understands it as a no that you don't dare to utter.",
        },
      ],
    },
    {
      id: 'behavioral-replies-17',
      difficulty: 'expert',
      question:
        'The executive asks you before the board: "Yes or no, will we be live on June 1?" Your honest estimate is 60 percent for the full scope and 95 percent without the partner portal. What do you reply?',
      right: {
        text: "Without the partner portal, yes. With it I'd give you three in five, and you'd need to decide by April 15.",
        why: 'It gives the yes that can be kept, the odds of the rest, and the date of the decision. The board can choose, which is its job.',
      },
      wrong: [
        {
          text: 'Yes, if nothing unforeseen happens. The team is fully committed to June 1 and knows what is at stake.',
          why: "The board hears 'yes'. Unforeseen things are what the 40 percent consist of, and you have just taken the choice of scope from them.",
        },
        {
          text: "One can't answer that with yes or no. There are too many unknowns at present, and I'd rather not mislead you.",
          why: 'It is true of the question as put, yet you know more than that. It leaves the board with nothing, and the executive looks uninformed.',
        },
        {
          text: "No. With 60 percent I can't promise June 1 to this board in good conscience, so plan for a later date.",
          why: 'It throws away a version that is almost certain for June 1. Caution that hides an option misinforms as much as optimism does.',
        },
      ],
    },
    {
      id: 'behavioral-replies-18',
      difficulty: 'expert',
      question:
        'A young colleague sits in your office in tears. She sent a wrong price list to your largest client; it cost about 30,000. "I should just quit," she says. The client has been calmed. What do you say first?',
      right: {
        text: "That was a serious one, and we have handled it. Don't decide about quitting today. How did it come about?",
        why: "It doesn't shrink the error, takes the pressure off a decision made in shame, and then asks for what both of you need to know.",
      },
      wrong: [
        {
          text: "It's really not that bad, things like that have happened to all of us here. Please don't think about it.",
          why: "She knows that 30,000 is bad, so the comfort isn't credible. It also closes the talk in which one could learn how it came about.",
        },
        {
          text: "Nobody is blaming you. But let's go through right now what you'll do differently so it never recurs.",
          why: "It asks for resolutions from somebody who can't think at the moment, and assumes before looking that the cause lies in her.",
        },
        {
          text: "Take the rest of the week off, I'll handle the client. We'll talk when you feel better about all this.",
          why: 'It is meant as relief, but sends her home with her shame and takes the repair away from her. Many read it as the first step out.',
        },
      ],
    },
    {
      id: 'behavioral-replies-19',
      difficulty: 'expert',
      question:
        'By law your company must be able to delete customer data by September 1. You need three weeks of the billing team. Their lead says: "We\'re fully booked until Q4, sorry." What do you reply?',
      right: {
        text: "What would have to give way if this came first? Let's take that to our bosses this week.",
        why: 'It accepts that he is really full, makes the cost of each choice visible, and takes it to those who may weigh a legal date against his plan.',
      },
      wrong: [
        {
          text: "This is a legal obligation, so it isn't up for discussion. I need to know who does it and from when on.",
          why: "The law binds the company, not his plan alone. He can't free three weeks by himself; pressure gets you a name and no work.",
        },
        {
          text: 'I understand. Could somebody show us your code, so that we can build this part without your people?',
          why: 'It looks helpful but takes more of his time than it saves at first, and you would own a change in a system that bills money.',
        },
        {
          text: "Then I'll note as a risk in our report that billing doesn't deliver, and that the date is in danger.",
          why: "The note covers you and exposes him, yet it moves nothing. In September the data still can't be deleted.",
        },
      ],
    },
    {
      id: 'behavioral-replies-20',
      difficulty: 'expert',
      question:
        'In a meeting of twelve a respected senior imitates the accent of a new colleague. Some laugh; she looks at the table. You are a peer of his and do not chair. What do you say in that moment to serve her best?',
      right: {
        text: "Not the accent, please. Ana, you were at the second figure, I'd like to hear how it goes on from there.",
        why: 'It draws the line in four words before everybody who laughed, and gives the floor back to her work and not to her hurt.',
      },
      wrong: [
        {
          text: "Ana, are you all right? We can take a short break if you'd like, nobody here meant any harm by that.",
          why: "It makes her the topic and asks her to say in public that all is fine, while he who did it isn't addressed at all.",
        },
        {
          text: 'That was insulting and has no place here. I think that you owe Ana an apology right now, before we go on.',
          why: "The line is right, but the demand turns the meeting into a scene around her that she didn't ask for, and he'll dispute the word.",
        },
        {
          text: "Nothing there. After the meeting I'd tell him in private that this went too far and I don't want it again.",
          why: 'The private word is worth having in addition. Alone it leaves Ana and ten others with the lesson that nobody minded.',
        },
      ],
    },
    {
      id: 'behavioral-replies-21',
      difficulty: 'expert',
      question:
        'After the second outage in a month a client\'s director asks you: "Why should we trust you ever again?" The causes are known; one of the two fixes is done. What do you reply?',
      right: {
        text: "I wouldn't on my word. One cause is gone, the other by the 20th. Let your own people come and watch the test of it.",
        why: 'It admits that words are used up and offers what can rebuild trust: dates, and evidence that they can see for themselves.',
      },
      wrong: [
        {
          text: "Because we have learned from it. We've been your partner for six years, and you know how seriously we take it.",
          why: "The past years are just what has been used up. 'Seriously' is what was said after the first outage too.",
        },
        {
          text: "I fully understand your anger. You have my personal guarantee that something like this won't happen again.",
          why: 'Nobody can guarantee it, as she knows. The next small incident will break your word, besides the service.',
        },
        {
          text: 'Both were unfortunate and rare. Over the year we are still at 99.8 percent, above what is in the contract.',
          why: "The number may be right, but it tells her that her bad month doesn't count, and that you'd rather win than understand.",
        },
      ],
    },
    {
      id: 'behavioral-replies-22',
      difficulty: 'expert',
      question:
        'You now lead the team that you were a member of. You have to tell a friend in it that his work of the last months isn\'t sufficient. He says: "I thought we were friends." What do you reply?',
      right: {
        text: 'We are, and so you hear it from me now and not in the review. Three of five audits came back.',
        why: 'It keeps the two things apart without denying either, and returns to facts, early enough for him to change something.',
      },
      wrong: [
        {
          text: "We are, and believe me, I find this hardest of all. If it were only up to me, we wouldn't have this talk.",
          why: "It moves the talk to your feelings and blames an absent somebody. He concludes that the criticism isn't yours, so not so serious.",
        },
        {
          text: "At work I'm your boss now, and I can't make any difference there. That's something you have to accept.",
          why: "The rule is right, but nobody doubted it. It answers a question about your relationship with a rank, and the work isn't discussed.",
        },
        {
          text: "Then let's forget it for today. We'll talk when we've both slept on it, perhaps in a more relaxed place.",
          why: "He learns that the word 'friends' ends such a talk. The next attempt is harder, and his work stays as it is meanwhile.",
        },
      ],
    },
    {
      id: 'behavioral-replies-23',
      difficulty: 'expert',
      question:
        'There are rumors. At the team meeting somebody asks you directly: "Will there be layoffs?" You know that it\'s under discussion and that nothing is decided; you are bound to confidentiality. What do you say?',
      right: {
        text: "There are things I may not talk about, so I won't say yes or no. When I may, I'll tell you myself.",
        why: "It is true whatever happens later. People dislike it, but it doesn't use up the trust that you'll need if the bad news comes.",
      },
      wrong: [
        {
          text: "I know of no plans for layoffs. Please don't let rumors drive you crazy, we have enough good work to do.",
          why: "If layoffs come, everybody will know that you lied, and in the months after that you'll have to lead those who stayed.",
        },
        {
          text: "Between us: it's being discussed, but nothing is decided. Please treat this with care outside this room.",
          why: 'It is out within an hour. You have broken your word to those above you, and people fear a thing that may never come.',
        },
        {
          text: "I can't answer for the management. Best ask the personnel department, they are in charge of such topics.",
          why: "It sounds correct but leaves them alone with the question, and they'll infer from your evading that the answer is yes.",
        },
      ],
    },
    {
      id: 'behavioral-replies-24',
      difficulty: 'expert',
      question:
        'A wrong dose was noticed in time. Your superior, who by the rules gets a full report of such cases, calls: "Who was it? I want the name today." You know that it happened at a station where two look-alike vials stand side by side. What do you reply?',
      right: {
        text: "You'll get the full course of events today, names included. Please look at the two vials first.",
        why: 'It withholds nothing that he may ask for, and puts the cause in front of him before a person becomes the explanation.',
      },
      wrong: [
        {
          text: "I won't name anybody. We've agreed on an open culture of error here, and I stand behind my people in that.",
          why: 'It protects the person for a day and makes it a contest of power. The rules give him the report, and the vials still stand side by side.',
        },
        {
          text: "It was Dana, on the late shift. But she feels terrible, and I'd ask you to be lenient with her, please.",
          why: "It hands over a name with a plea for mercy: the case has become one person's guilt before anyone has spoken of the vials.",
        },
        {
          text: "As her superior I'm responsible. If you need a name for this, then please take mine and leave it there.",
          why: 'It sounds noble, but he learns nothing. Taking the blame instead of explaining the cause leaves the next shift in the same danger.',
        },
      ],
    },
  ],
}
