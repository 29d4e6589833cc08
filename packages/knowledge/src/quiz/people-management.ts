import type { SkillQuiz } from './quiz-question.ts'

export const peopleManagementQuiz: SkillQuiz = {
  skill: 'People Management',
  questions: [
    {
      id: 'people-management-01',
      difficulty: 'beginner',
      question:
        'You have a weekly one-on-one with each of your reports. Most of the time you go through their open tickets. What should you change?',
      right: {
        text: 'Let them set the agenda, and take status from the board',
        why: 'A one-on-one is the rare place for obstacles, growth, and worries. Status can be read elsewhere.',
      },
      wrong: [
        {
          text: 'Make it a group meeting, so that all hear the same status',
          why: 'The group is fit for status, but the personal conversation would be lost entirely.',
        },
        {
          text: 'Hold it once a month, as there is little to talk about',
          why: 'There is little to talk about because the agenda leaves no room for what matters to them.',
        },
        {
          text: 'Go through the tickets faster, to leave time for small talk',
          why: 'Small talk is pleasant but does not replace questions about work, obstacles, and development.',
        },
      ],
    },
    {
      id: 'people-management-02',
      difficulty: 'beginner',
      question: "Why is it a bad idea to cancel a one-on-one repeatedly because of 'more urgent matters'?",
      right: {
        text: 'The employee learns that they rank last, and problems surface late',
        why: 'Reliability of this appointment is a message in itself. Small problems reported early never become urgent matters.',
      },
      wrong: [
        {
          text: 'The employee has to prepare for the same meeting several times over',
          why: 'Repeated preparation is a nuisance and the least of the effects.',
        },
        {
          text: 'The company requires a certain number of such meetings in each year',
          why: 'If it does, that is a formality. The point is what is lost in the relationship.',
        },
        {
          text: 'The calendar looks unreliable, which makes planning harder for others',
          why: 'True of any meeting. Here the loss is in trust and early information.',
        },
      ],
    },
    {
      id: 'people-management-03',
      difficulty: 'beginner',
      question:
        'An employee who has been reliable for years has made careless mistakes for three weeks. What do you do first?',
      right: {
        text: 'Talk with him privately about what you notice, and ask what is going on',
        why: 'A change of behavior has a reason that you do not know. Observation without judgment opens the way to help.',
      },
      wrong: [
        {
          text: 'Issue a written warning, so that he realizes how serious the matter is',
          why: 'A sanction before knowing the cause is disproportionate after years of reliability and closes the conversation.',
        },
        {
          text: 'Wait another few months, as everybody goes through a phase like this',
          why: 'If he is overburdened or ill, months make it worse, for him and for the work.',
        },
        {
          text: 'Ask his colleagues what they know about the reasons for his behavior',
          why: 'Inquiring behind his back injures privacy and trust; he himself is the one to ask.',
        },
      ],
    },
    {
      id: 'people-management-04',
      difficulty: 'beginner',
      question:
        'You promised an employee to look into her training request. Four weeks have passed without result. What is best?',
      right: {
        text: 'Tell her unasked where it stands, and by when she will have an answer',
        why: 'Trust grows from keeping small promises or at least saying openly that one has not yet kept them.',
      },
      wrong: [
        {
          text: 'Wait until she asks, since the matter may have become unimportant to her',
          why: 'She will probably not ask but draw her conclusions about your word.',
        },
        {
          text: 'Wait until you have a positive answer, so as not to disappoint her',
          why: 'Silence already disappoints. An honest interim report costs a minute.',
        },
        {
          text: 'Approve the training without a budget, so that the promise is kept',
          why: 'That is beyond your authority and may lead to a withdrawal that is worse.',
        },
      ],
    },
    {
      id: 'people-management-05',
      difficulty: 'beginner',
      question:
        'In a job interview you want to know whether a candidate can handle conflict. Which question tells you most?',
      right: {
        text: "'Tell me about your last serious disagreement at work: what did you do?'",
        why: 'Past behavior in a concrete case, with follow-up questions, is a better predictor than self-description.',
      },
      wrong: [
        {
          text: "'How would you describe your own ability to deal with conflicts at work?'",
          why: 'Self-assessments are rehearsed, and nearly everybody rates themselves as good.',
        },
        {
          text: "'You surely get on well with all sorts of people, even in hard times?'",
          why: 'A leading question gets the answer that it contains.',
        },
        {
          text: "'If you were an animal, which would you be when a conflict breaks out?'",
          why: 'Such questions measure wit and invite interpretation; they predict nothing.',
        },
      ],
    },
    {
      id: 'people-management-06',
      difficulty: 'beginner',
      question:
        'You have to interview six candidates for a position. How do you make the comparison fairest?',
      right: {
        text: 'Same core questions to each, rated on set criteria before discussing',
        why: 'Structure makes answers comparable, and rating separately keeps the first opinion from coloring the others.',
      },
      wrong: [
        {
          text: 'A free conversation with each, so that their personality shows best',
          why: 'Unstructured talks favor sympathy and similarity and predict job performance poorly.',
        },
        {
          text: 'A free conversation, with a joint decision right after the last one',
          why: 'The last and the first are remembered best, and the loudest interviewer wins.',
        },
        {
          text: 'Different questions for each, adapted to the gaps in their resumes',
          why: 'Some follow-ups are fine, but with different questions there is no common measure.',
        },
      ],
    },
    {
      id: 'people-management-07',
      difficulty: 'beginner',
      question:
        'An employee tells you in confidence that she is being treated for depression, and asks for shorter days for some weeks. A colleague asks you why she leaves early. What do you say?',
      right: {
        text: 'That it has been agreed with you, and that you do not discuss reasons',
        why: 'Health information is hers to share. The colleague needs to know only that it is in order.',
      },
      wrong: [
        {
          text: 'That she is ill, without going into any detail about the sort of illness',
          why: 'This already reveals health data without her consent and invites guessing.',
        },
        {
          text: 'That he should ask her himself, as it is not your place to speak for her',
          why: 'It exposes her to the questions from which you should shield her.',
        },
        {
          text: 'The reason, under a promise of secrecy, so that the team shows consideration',
          why: 'A confidence broken in good faith is still broken, and secrets in teams do not last.',
        },
      ],
    },
    {
      id: 'people-management-08',
      difficulty: 'beginner',
      question: 'You want to tell an employee that she interrupts customers. Which wording is most useful?',
      right: {
        text: "'In the call today you cut in twice, and the customer did not come to her point.'",
        why: 'It names situation, behavior, and effect. This can be understood and changed without an attack on the person.',
      },
      wrong: [
        {
          text: "'You always interrupt people, which is something that I find rather impolite.'",
          why: "'Always' invites contradiction, and 'impolite' judges the person.",
        },
        {
          text: "'Some people in the team have the impression that you do not listen too well.'",
          why: 'Anonymous hearsay makes her suspicious and gives no example to work on.',
        },
        {
          text: "'You are doing great, but perhaps listen a little more, but all in all great!'",
          why: 'Wrapped like this, the message is easily missed or seems insincere.',
        },
      ],
    },
    {
      id: 'people-management-09',
      difficulty: 'intermediate',
      question:
        'Your best developer says she has an offer with 20% more pay. You would like to keep her. What do you do first?',
      right: {
        text: 'Ask what attracts her and what is missing here, before talking of money',
        why: 'Pay is often the occasion rather than the cause. Without knowing the reasons, a raise buys months.',
      },
      wrong: [
        {
          text: 'Match the offer immediately, as losing her would cost considerably more',
          why: 'It may end her search briefly, teaches that offers bring raises, and leaves the causes untouched.',
        },
        {
          text: 'Congratulate her and let her go, as people with offers are already lost',
          why: 'Those who tell you often would like to stay. Giving up wastes that chance.',
        },
        {
          text: 'Remind her of all that the company has done for her in the past years',
          why: 'Appeals to gratitude create pressure and do not answer what she needs now.',
        },
      ],
    },
    {
      id: 'people-management-10',
      difficulty: 'intermediate',
      question:
        'Two of your employees do the same job equally well. You discover that one earns 18% less, for historical reasons. She does not know. What is right?',
      right: {
        text: 'Raise it with HR and correct it, without waiting until she complains',
        why: "Unjustified differences may violate the law, and they destroy trust when discovered. Acting unasked is the manager's duty.",
      },
      wrong: [
        {
          text: 'Wait until she negotiates, as salaries are a matter between two parties',
          why: 'Those who negotiate less are then paid less for equal work; in many countries this is open to legal challenge.',
        },
        {
          text: 'Give her a one-time bonus, so that the difference is balanced this year',
          why: 'The gap returns next year, and pension and future raises build on it.',
        },
        {
          text: "Freeze the other's salary until she has caught up in the regular rounds",
          why: 'It takes years, punishes someone who did nothing wrong, and leaves the injustice until then.',
        },
      ],
    },
    {
      id: 'people-management-11',
      difficulty: 'intermediate',
      question:
        "A strong engineer wants to become a manager 'because there is no other way up'. You doubt that leading people interests him. What do you do?",
      right: {
        text: 'Show him expert career paths, and let him try leading in a small way',
        why: 'Motives become clear through real alternatives and real experience, before both lose by a wrong promotion.',
      },
      wrong: [
        {
          text: 'Promote him, because otherwise he may leave and take his knowledge along',
          why: 'You risk losing a good engineer and getting a poor manager, with a team that suffers.',
        },
        {
          text: 'Tell him that he is not suited to it, and should be content with his role',
          why: 'A verdict without a trial is unfounded and makes him leave all the sooner.',
        },
        {
          text: 'Send him to a management course and promote him after he has completed it',
          why: 'A course gives knowledge but does not answer whether he wants to do this work.',
        },
      ],
    },
    {
      id: 'people-management-12',
      difficulty: 'intermediate',
      question:
        "You delegate a task to an employee. After a week she brings it back half done: 'It is too difficult, could you do it?' What is your best response?",
      right: {
        text: 'Find out where she is stuck, help with that, and leave the task with her',
        why: 'Taking it back teaches that handing back works. Targeted help keeps responsibility and allows success.',
      },
      wrong: [
        {
          text: 'Take it back this time, as the deadline is more important than learning',
          why: 'If nothing forbids it, help with the obstacle saves the deadline as well as the learning.',
        },
        {
          text: 'Give it to another colleague, who has the experience that is needed for it',
          why: 'It denies her the growth, and burdens those who are already experienced.',
        },
        {
          text: 'Tell her that she accepted it, and has to find a way of finishing it alone',
          why: 'She has asked for help in her own way. Refusing makes her hide difficulties next time.',
        },
      ],
    },
    {
      id: 'people-management-13',
      difficulty: 'intermediate',
      question:
        "An employee who works at home four days a week is said by a colleague to be 'never reachable'. What do you do?",
      right: {
        text: 'Look at results and at agreed response times, and speak with both if needed',
        why: 'First clarify what was agreed and whether it is met. Presence is not performance, yet reachability can be agreed on.',
      },
      wrong: [
        {
          text: 'Ask him to come into the office more often, so that the complaints will stop',
          why: 'That decides on hearsay, and punishes without having examined anything.',
        },
        {
          text: 'Introduce software that records the activity on the computers of all employees',
          why: 'Surveillance hits all, costs trust, is restricted by law in many countries, and measures activity instead of results.',
        },
        {
          text: 'Tell the colleague that everyone works in their own way, and leave it at that',
          why: 'The complaint may be justified. Dismissing it leaves the problem of cooperation unsolved.',
        },
      ],
    },
    {
      id: 'people-management-14',
      difficulty: 'intermediate',
      question:
        'A new hire is clearly struggling after six weeks of a six-month probation. What is the fair and sensible course?',
      right: {
        text: 'Tell her now what is expected and missing, and support and review it at dates',
        why: 'Early clarity gives her a real chance, and gives you a sound basis for the decision.',
      },
      wrong: [
        {
          text: 'Wait until month five, so that she gets the full time to prove herself',
          why: 'Without feedback the time is worthless to her, and the bad news comes when nothing can be changed.',
        },
        {
          text: 'Part with her now, since six weeks show what there is to be known about her',
          why: 'Without clear expectations and support, six weeks may say more about the onboarding than about her.',
        },
        {
          text: 'Give her easier tasks, so that she gains confidence for the rest of the time',
          why: 'Easier tasks disguise the gap. She believes that all is well until the end.',
        },
      ],
    },
    {
      id: 'people-management-15',
      difficulty: 'intermediate',
      question:
        'Your team member cries in a one-on-one after you have announced a change of project. What is the best reaction?',
      right: {
        text: 'Pause, give her time, ask what weighs on her, and postpone details if needed',
        why: 'Strong feelings need room first. Arguments do not get through, and there is often something behind it that you do not know.',
      },
      wrong: [
        {
          text: 'Go on with the explanation, so that the situation does not become awkward',
          why: 'Passing over it signals that feelings are unwelcome, and the explanation will not be heard.',
        },
        {
          text: 'Take back the change at once, because it obviously burdens her too much',
          why: 'A hasty concession may miss the cause and must perhaps be revoked tomorrow.',
        },
        {
          text: 'Tell her that it will not be so bad, and others have coped with it as well',
          why: 'Playing it down means that she feels not taken seriously.',
        },
      ],
    },
    {
      id: 'people-management-16',
      difficulty: 'intermediate',
      question:
        'You hear from three people that a colleague makes suggestive remarks to a younger employee. Nobody has filed a complaint. What must you do?',
      right: {
        text: 'Act now: inform the responsible office, protect her, and have it examined',
        why: 'With knowledge comes duty of care. Harassment must be examined by a proper procedure even without a formal complaint.',
      },
      wrong: [
        {
          text: 'Wait until she complains, as you must not act against her possible wishes',
          why: "Many never complain, out of fear. The employer's duty to protect does not depend on it.",
        },
        {
          text: 'Speak with the colleague informally, so that the matter does not grow bigger',
          why: 'An informal hint may warn him, endanger her, and spoil a proper examination.',
        },
        {
          text: 'Transfer her to another team, so that she no longer has to deal with him',
          why: 'It puts the burden on the person affected and leaves the behavior as it is.',
        },
      ],
    },
    {
      id: 'people-management-17',
      difficulty: 'expert',
      question:
        'After a wave of layoffs, those remaining do only what is necessary, and ideas have dried up. What helps most in your team in the first months?',
      right: {
        text: 'Honest information on what is certain and what is not, and influence over their own work',
        why: 'Survivors of layoffs have lost security and control. Truthfulness and a regained say restore both, step by step.',
      },
      wrong: [
        {
          text: 'Team events and bonuses, which show the remaining people that they are appreciated',
          why: 'Without answers to the question of security, celebrations seem cynical, and bonuses like hush money.',
        },
        {
          text: 'A promise that there will be no more layoffs, so that people regain a feeling of safety',
          why: 'A promise that you cannot guarantee; if broken, the last trust is gone.',
        },
        {
          text: 'Ambitious goals, which distract from the past and give the team a new direction',
          why: 'More pressure on exhausted, insecure people deepens withdrawal.',
        },
      ],
    },
    {
      id: 'people-management-18',
      difficulty: 'expert',
      question:
        "You have had two of your managers rate their teams. One rates everyone 'outstanding', the other nobody. Bonuses depend on it. What do you do before deciding?",
      right: {
        text: 'Calibrate: both justify ratings with evidence against common standards',
        why: "Without a shared standard the manager's leniency is measured, not performance. Discussing cases aligns the scale.",
      },
      wrong: [
        {
          text: 'Average out: raise the strict ratings and lower the lenient ones by a factor',
          why: 'It treats a difference in managers as certain, though one team may in fact be stronger.',
        },
        {
          text: 'Prescribe a fixed share of each rating, to be met by both of the managers',
          why: 'Forced distribution in small teams creates false differences and punishes strong teams.',
        },
        {
          text: 'Accept both, since each of the managers knows their own people better than you',
          why: 'They know the people, but not a common scale. The bonus would depend on the manager one has.',
        },
      ],
    },
    {
      id: 'people-management-19',
      difficulty: 'expert',
      question:
        'As a manager of managers, you notice that employees come to you directly with decisions that one of your managers should make. What is the right handling?',
      right: {
        text: 'Listen, send the decision back to him, and find out with him why they come',
        why: 'Deciding over his head weakens him. The cause may be his inaccessibility or your own habit of giving answers.',
      },
      wrong: [
        {
          text: 'Decide, since they trust you and quick decisions help the work to progress',
          why: 'You teach everyone to bypass him, and you become the decision maker for two levels.',
        },
        {
          text: 'Refuse to talk, and refer them to the official reporting line without exception',
          why: 'You would lose early warnings about problems with the manager, which you need to hear.',
        },
        {
          text: 'Replace him, because his people obviously do not accept him as their manager',
          why: 'You do not yet know the causes, one of which may be your own behavior.',
        },
      ],
    },
    {
      id: 'people-management-20',
      difficulty: 'expert',
      question:
        "Turnover in one department is 25%; the exit interviews say 'better pay'. Pay there equals that of other departments with 6%. What do you examine first?",
      right: {
        text: 'How people are led there, as exit interviews avoid uncomfortable truths',
        why: 'People leaving give harmless reasons. When pay is the same elsewhere, the difference lies in leadership, work, or prospects.',
      },
      wrong: [
        {
          text: 'Whether pay should be increased, as this was said by most of those who left',
          why: 'It takes a convenient answer literally, although the comparison with the other departments refutes it.',
        },
        {
          text: 'Whether candidates should be selected more for loyalty during recruitment',
          why: 'It looks for the cause in people, while the same kinds of people stay in other departments.',
        },
        {
          text: 'Whether longer notice periods would keep people in the department longer',
          why: 'It delays departures and changes nothing about the reasons.',
        },
      ],
    },
    {
      id: 'people-management-21',
      difficulty: 'expert',
      question: 'You must dismiss an employee for reasons of business. How do you conduct the conversation?',
      right: {
        text: 'Say it clearly at the start, briefly give the reason, and discuss next steps',
        why: 'Clarity is respect. After that, the person needs time and practical information, no justification or small talk.',
      },
      wrong: [
        {
          text: 'Begin with small talk, and lead up to it, so that it does not come as a shock',
          why: 'The detour prolongs the tension and seems dishonest in retrospect.',
        },
        {
          text: 'Explain at length why it hurts you too, so that your own sympathy is visible',
          why: 'It makes your feelings the subject, though the other bears the consequences.',
        },
        {
          text: 'Leave it open whether it is final, so that hope makes the conversation easier',
          why: 'False hope prevents people from preparing, and has to be disappointed a second time.',
        },
      ],
    },
    {
      id: 'people-management-22',
      difficulty: 'expert',
      question:
        "A very productive team shows signs of burnout: illnesses, cynicism, work on weekends. Its members refuse relief: 'We are proud of what we do.' What do you do?",
      right: {
        text: 'Reduce the load by your own decision, and talk about limits and priorities',
        why: 'Care does not end with consent. Identification with the work blinds people to their limits, so the manager has to act on causes.',
      },
      wrong: [
        {
          text: 'Respect their wish, because adults are responsible for their own limits',
          why: 'In groups with strong pride nobody wants to be first to give in. The duty of care remains yours.',
        },
        {
          text: 'Offer voluntary courses in mindfulness and resilience to those interested',
          why: 'It makes a structural overload the problem of the individual.',
        },
        {
          text: 'Promise a long vacation for all once the current project has been completed',
          why: 'Until then, damage continues, and after it the next project starts.',
        },
      ],
    },
    {
      id: 'people-management-23',
      difficulty: 'expert',
      question:
        'You want to know whether a new pay system has raised motivation. Those who received most also say they are the most motivated. What do you conclude?',
      right: {
        text: 'Nothing on its effect, as motivated people may simply have received more',
        why: 'Cause and effect can run the other way. One needs a comparison over time or with groups under the old system.',
      },
      wrong: [
        {
          text: 'The new system works, since payment and motivation clearly rise together',
          why: 'A correlation does not tell which caused which, and a third factor may drive both.',
        },
        {
          text: 'The new system works for strong performers, and harms those who are weaker',
          why: 'The data contains no comparison with the time before, so nothing is known on harm either.',
        },
        {
          text: 'The survey is worthless, as people never tell the truth about motivation',
          why: 'Self-reports have limits, but the flaw here is the design of the comparison.',
        },
      ],
    },
    {
      id: 'people-management-24',
      difficulty: 'expert',
      question:
        'A manager of yours wants to fill a position with a friend, who is in fact well qualified. There is no rule against it. What do you advise?',
      right: {
        text: 'Disclose the tie, and leave selection and decision to others by set criteria',
        why: "Only a process without the friend's influence protects quality, the candidate's standing, and trust in fairness.",
      },
      wrong: [
        {
          text: 'Hire the friend, as qualification counts, and no rule is being infringed',
          why: 'Even a good choice is tainted if the process was not independent; the friend suffers from it as well.',
        },
        {
          text: 'Reject the friend, because any appearance of favoritism has to be avoided',
          why: 'It disadvantages a suitable person for reasons that are not related to the job.',
        },
        {
          text: 'Interview the friend along with others, and take special care to be objective',
          why: 'Intending objectivity does not remove bias, and outsiders cannot see it.',
        },
      ],
    },
  ],
}
