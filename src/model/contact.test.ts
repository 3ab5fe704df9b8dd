import { expect, test } from 'vitest';
import { leadsToCalendar, mailLink, phoneLink } from './contact.ts';

test.each([
  ['erika+web@example.com', 'mailto:erika+web@example.com'],
  ['grüße@müller.example', 'mailto:gr%C3%BC%C3%9Fe@xn--mller-kva.example'],
  ['a?cc=victim%40example.com@example.com', 'mailto:a%3Fcc%3Dvictim%2540example.com@example.com'],
  ['erika', undefined],
  ['erika@', undefined],
  ['@example.com', undefined],
  ['a@b@c', undefined],
  ['erika mustermann@example.com', undefined],
])('mail to %j goes to %j', (address, link) => {
  expect(mailLink(address)).toBe(link);
});

test.each([
  ['+49 (0) 30 / 12 34', 'tel:+49301234'],
  ['0049 (0)30 1234', 'tel:+49301234'],
  ['(+49) 157-304', 'tel:+49157304'],
  ['(0049) 157–304', 'tel:+49157304'],
  ['0041 44 123', 'tel:+4144123'],
  ['(030) 12.34', 'tel:0301234'],
  ['+491701234567', 'tel:+491701234567'],
  ['on request', undefined],
  ['+', undefined],
])('calling %j dials %j', (number, link) => {
  expect(phoneLink(number)).toBe(link);
});

test.each([
  ['Videotermin vereinbaren', 'https://a.example', true],
  ['Anruf', 'https://a.example/book/me', true],
  ['Anruf', 'https://cal.com/max', true],
  ['Terminal Consulting', 'https://a.example', false],
  ['Nachricht', 'https://www.facebook.com/max', false],
])('the button %j to %s has the icon of a calendar: %s', (label, link, expected) => {
  expect(leadsToCalendar({ label, link })).toBe(expected);
});
