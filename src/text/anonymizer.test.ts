import { describe, expect, test } from 'vitest';
import { siteOf } from '../config/site.fixture.ts';
import fc from '../property.fixture.ts';
import { cvDocument } from '../tooling/documents/cv/cv-document.ts';
import { textsOf } from '../tooling/documents/cv/document.ts';
import { cvMarkdown } from '../tooling/documents/cv/markdown.ts';
import { resumeJson } from '../tooling/documents/cv/resume.ts';
import { anonymizer, ownTexts } from './anonymizer.ts';
import { mapTexts } from './plain-text.ts';

const site = siteOf({
  github: { username: 'mbsp' },
  profile: { name: 'Dr. Max Beispiel', bio: 'A', avatar: 'https://example.com/a.png' },
  seo: { url: 'https://max.example/' },
  social: {
    email: 'max@beispiel-it.example',
    phone: '+49 (0) 30 23125-042',
    linkedin: 'maxbsp',
    website: 'müller-it.example',
    matrix: '@mab:server.example',
  },
  legal: {
    name: 'Datenwerk Rhein GmbH',
    representative: 'Anna von der Heide, Geschäftsführerin',
    street: 'Große Straße 5',
    email: 'post@gmx.de',
  },
});

test.each([
  ['Max sagt: max. 5 Tage', '… sagt: max. 5 Tage'],
  ['bei Beispiel, Beispielhausen', 'bei …, Beispielhausen'],
  ['Dr. Max Beispiel', '…'],
  ['post@anderswo.example oder https://a.example/b.', '… oder ….'],
  ['siehe max.example, www.max.example/cv und blog.max.example', 'siehe …, … und …'],
  [
    'Relaunch von web.de und gmx.de mit Node.js und ASP.NET',
    'Relaunch von web.de und gmx.de mit Node.js und ASP.NET',
  ],
  ['beispiel-it.example, xn--mller-it-65a.example, beispiel.de', '…, …, …'],
  ['linkedin: MAXBSP, GitHub: mbsp, @mbsp, mbspa', 'linkedin: …, GitHub: …, @…, mbspa'],
  ['0049 30 23125042, (030) 231 25 042, 030/23125042, +49-30-23125-042, 23125 042', '…, …, …, …, …'],
  ['30 Server, 2023 bis 2025, Version 10.0.23125, 042', '30 Server, 2023 bis 2025, Version 10.0.23125, 042'],
  ['DATENWERK RHEIN und Datenwerk-Rhein GmbH', '… und …'],
  ['Frau von der Heide von der Firma in der Heidestraße', 'Frau von der … von der Firma in der Heidestraße'],
  ['in der Grossen Straße, GROSSE STR. 5', 'in der Grossen Straße, …'],
])('%s becomes %s', (text, anonymous) => {
  expect(anonymizer(site)(text)).toBe(anonymous);
});

const names = `
Max Mustermann, Erika Musterfrau, Jürgen Müller, Jörg Größer, Sören Weiß, Käthe Schäfer, Björn Strauß, Günther Jäger, Änne Öztürk
Rüdiger Böhm, Ute Köhler, Götz Kühn, Jürgen Müller-Lüdenscheidt, Anna-Lena Schmidt-Weber, Karl-Heinz Groß, Ursula Voß, Heike Roß
Matthias Preuß, Claus Heß, Bärbel Höß, Hans-Jörg Krämer, Jens Fürst, Silke Häfner, Anke Göbel, Dörte Lührs, Volker Würz, Lars Föhr
Peter Schulz, Sabine Hoffmann, Thomas Becker, Petra Wagner, Michael Krüger, Andrea Zimmermann, Stefan Hartmann, Birgit Lehmann
Torsten Schwarz, Kerstin Vogel, Uwe Friedrich, Ralf Kaiser, Simone Pohl, Dirk Engel, Tanja Horn, Frank Busch, Katrin Bergmann
Oliver Thomas, Nicole Voigt, Sven Sauer, Anja Arnold, Kai Wolff, Maren Pfeiffer, Ingo Seidel, Ulrike Brandt, Holger Haas, Elke Graf
Joachim von Beispiel, Anna von der Heide, Karl-Theodor zu Muster, Ludwig van Probe, Maria von und zu Tann, Otto Freiherr von Stein
Dr. Eva Lindner, Prof. Dr. Paul Reuter, Dr.-Ing. Heinz Vetter, Dipl.-Inf. (FH) Rolf Ziegler, Nora Ebert M.Sc., Ilse Kuhn jun.
Joe Goethe, Bianca Huebner, Ralf Maass, Rainer Zuefall, Samuel Raabe, Noel Israel, Claudia Boettcher, Jonas Straub, Emil Moeller
Ayşe Yılmaz, Mehmet Öztürk, Özgür Çelik, Gülşen Şahin, Çağla Doğan, Emre Yıldız, İbrahim Aydın, Zeynep Kılıç, Ömer Güneş, Şule Koç
Fatma Arslan, Hüseyin Çetin, Elif Kaya, Mustafa Demir, Hatice Aksoy, Burak Özdemir, Selin Ağaoğlu, Ümit Bulut, Deniz Erdoğan
Pınar Işık, Tuğba Uçar, Barış Ünal, Nurgül Taş, Kerem Tekin, Ceren Polat, Ertuğrul Özkan, Gökhan Şimşek, Yağmur Karadağ, Ali Er
Mesut Gündoğan, Sevgi Yavuz, Serkan Turan, İlknur Ateş, Cem Bozkurt, Esra Güler, Onur Keskin, Dilek Sarı, Levent Başaran, Aylin Ay
Łukasz Wójcik, Małgorzata Zając, Paweł Kowalczyk, Grażyna Woźniak, Michał Dąbrowski, Agnieszka Król, Stanisław Wróbel, Zofia Pawłowska
Krzysztof Jabłoński, Elżbieta Górska, Wojciech Sikora, Anna Kowalska-Nowak, Jan Łoś, Bożena Ćwik, Rafał Żak, Świetłana Ślęzak
Józef Mróz, Barbara Śliwińska, Tomasz Głowacki, Iwona Chmiel, Marek Lis, Beata Pióro, Grzegorz Brzęczyszczykiewicz, Danuta Kłos
Przemysław Gąsior, Jolanta Wąs, Zbigniew Łęcki, Halina Bąk, Sławomir Czyż, Urszula Nowak-Zielińska, Kazimierz Ptak, Ewa Hołub
Nguyễn Thị Minh, Trần Văn Hùng, Lê Thị Hoa, Phạm Quốc Bảo, Nguyễn Văn An, Minh Anh Nguyen, Thu Hà Trần, Hoàng Đức Thắng, Vũ Thị Lan
Đặng Ngọc Ánh, Bùi Xuân Phái, Huỳnh Thị Kim, Quang Huy Đỗ, Thanh Tùng Lê, Mai Phương Thúy, Võ Thị Sáu, Linh Dương, Tuấn Hồ, Li Wei
Herr Li, Frau Bo, Yu Ma, Wei Xu, Ji Woo Kim, Ha Le, An Da, Kim Do, Ly Ngo, Chi Vo, Bao Vu, Ai Mori, Bo Li, Jo Ho, Al Bo
Sabine Leutheusser-Schnarrenberger, Annegret Kramp-Karrenbauer, Hans-Peter Meyer-Landrut, Marie-Luise Groß-Gerau, Jean-Luc Petit
Eva-Maria Schön-Blum, Ann-Kathrin Özer-Müller, Kübra Demir-Schäfer, Zoë Krüger-Łuczak, Inès Möller-Nguyễn, Tim Ahl-Bo, Lea Roß-Weiß
María García López, José Núñez, François Lefèvre, Børge Ødegård, Søren Kjær, Åsa Lindström, Zdeněk Dvořák, Šárka Nováková, Ágnes Nagy`
  .trim()
  .split(/,\s+|\n/);

/** Titles, particles and degrees, which are no names. */
const notNames =
  /^(?:Herr|Frau|Prof\.|Dr\.|Dr\.-Ing\.|Dipl\.-Inf\.|\(FH\)|Freiherr|M\.Sc\.|jun\.|von|van|zu|und|der)$/;
const partsOf = (name: string) => name.split(' ').filter((part) => !notNames.test(part));
const bare = siteOf({ github: { username: 'zq-7' } });
const siteNamed = (name: string) => ({ ...bare, profile: { name }, legal: { ...bare.legal, name } });
const hiders = new Map(names.map((name) => [name, anonymizer(siteNamed(name))]));
const hiderOf = (name: string) => hiders.get(name) ?? String;

const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ø: 'o', Ø: 'O', ı: 'i', ß: 'ss', æ: 'ae' },
};
const ascii = (text: string) =>
  text
    .replace(/[łŁđĐøØıßæ]/g, (one) => plainLetters[one] ?? one)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
const german = (text: string) =>
  text.replace(/[äöüÄÖÜ]/g, (one) => `${one.normalize('NFD')[0]}e`).replace(/ß/g, 'ss');
/** As Turkish is not: 'ı' and 'İ' lose what sets them apart. */
const capitals = (text: string) => text.toUpperCase();

/** Words of which no text may lose any. */
const common = /^(?:an|da|do|so|er|was)$/i;
const endsInWord = /^(?:al|da|de|e|in|un)$/i;

/** The forms of a name that must not stand anywhere. */
function formsOf(name: string): string[] {
  const parts = partsOf(name);
  const words = parts.flatMap((part) => part.split('-'));
  const sure = words.filter((word) => !common.test(word));
  const [first = ''] = parts;
  const last = parts.at(-1) ?? '';
  const single = [...sure, ...parts.filter((part) => part.includes('-'))];
  const spellings = [
    ...single,
    ...single.map(german),
    ...single.map(ascii),
    ...single.map((word) => word.normalize('NFD')),
  ].filter((form) => !common.test(form));
  return [
    ...spellings,
    ...single.map(capitals),
    ...single.filter((word) => !endsInWord.test(word)).map((word) => `${word}s`),
    ...single.flatMap((word) =>
      [`${word}'s`, `${word}’`, `${word}sche`].slice(word.length > 3 ? 0 : 1, word.length > 3 ? 3 : 2),
    ),
    ...single.filter((word) => word.length > 3).map((word) => `${word.slice(0, 2)}\u00ad${word.slice(2)}`),
    ...single.filter((word) => word.length > 3).map((word) => `www.${ascii(word).toLowerCase()}.example`),
    ...single.filter((word) => word.length > 3).map((word) => `${german(word).toLowerCase()}-it.example`),
    `https://${ascii(last).toLowerCase()}.example/cv`,
    ...(parts.length > 1
      ? [
          name,
          capitals(parts.join(' ')),
          `${first} ${last}`,
          `${last}, ${first}`,
          `${ascii(first)}.${ascii(last)}`.toLowerCase(),
          `${german(first)}_${german(last)}`.toLowerCase(),
          ...(common.test(last) ? [] : [`${[...first][0]}. ${last}`]),
        ]
      : []),
  ];
}

const neutral = `
Kunden sehen ihre Verträge und ändern ihre Daten selbst, ohne anzurufen.
Als Architekt von der Planung bis zum Betrieb, max. 5 Tage im Monat, z. B. remote.
An drei Standorten mit je 20 Servern, Version 10.0.17763, seit 2019-04.
Am Anfang stand eine Bestandsaufnahme; da war vieles offen.
Migration von ASP.NET und Node.js nach Spring Boot, TypeScript, C++ und C#.
Das Netz fiel in zwei Jahren nie aus. Der Betrieb kostet ein Drittel weniger.
M.Sc. in Informatik, MBA, Zertifikat „IT Support“ (Google), 12/2024.
Aufbau eines SIEM mit 1.200 Quellen; SLA 99,95 %, RTO 4 h, 3*4*5 Knoten.
Kund*innen und Partner*innen melden Störungen online.
Im Team mit vier Leuten: Kanban, Code-Reviews, CI/CD, IaC, SQL und NoSQL.
Einführung von Microsoft Azure, Kubernetes, Proxmox, OPNsense und PostgreSQL.
Datenschutz nach Art. 32 DSGVO, § 203 StGB, ISO 27001 und BSI-Grundschutz.
Zum Umzug gehörten Schulung, Dokumentation u. a. für die IT-Abteilung.
Do. bis Fr. vor Ort, sonst remote; Köln, Łódź, München, Zürich, 80 % remote.
Größe: 5.000 Mitarbeitende, fünf Werke; Übergabe im März 2021.`
  .trim()
  .split('\n');

const anyName = fc.constantFrom(...names);

describe('For each of 200 names', () => {
  test('no form of it stands in a text', () => {
    const left = names.flatMap((name) =>
      formsOf(name).flatMap((form) => {
        const text = hiderOf(name)(`Portal mit ${form} (2024) gebaut`);
        const [, rest] = /^Portal mit (.*) \(2024\) gebaut$/.exec(text) ?? [];
        const words = rest
          ?.split(/[^\p{L}]+/u)
          .filter(
            (word) =>
              word && !notNames.test(word) && !/^(?:Dr|Prof|Ing|Dipl|Inf|FH|M|Sc|it|example)$/.test(word),
          );
        return words?.length === 0 ? [] : `${name}: ${form} → ${text}`;
      }),
    );
    expect(left).toEqual([]);
  });

  test('a text without it stays as it is', () => {
    const changed = names.flatMap((name) =>
      neutral.flatMap((text) => (hiderOf(name)(text) === text ? [] : `${name}: ${hiderOf(name)(text)}`)),
    );
    expect(changed).toEqual([]);
  });

  test('no form of it stands in the page, PDF, Word file, Markdown and JSON, and nothing else is gone', () => {
    fc.assert(
      fc.property(anyName, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (name, choices) => {
        const forms = formsOf(name);
        const text = (index: number) => `x ${forms[(choices[index] ?? 0) % forms.length]} y`;
        const known = siteOf({
          github: { username: 'zq-7' },
          profile: { name },
          legal: { name },
          profilePage: { title: text(0), summary: text(1), focus: text(2) },
          engagements: [
            {
              from: '2024-01',
              title: text(3),
              client: text(4),
              tasks: [text(5)],
              technologies: [text(6), 'React'],
            },
          ],
          certifications: [{ name: text(7), body: 'Google', year: '2025' }],
          social: { email: 'a@b.example' },
        });
        const options = { today: '2026-11-23', anonymous: true };
        const document = cvDocument(known, options);
        const { $schema: _, ...data } = JSON.parse(resumeJson(known, options));
        const page = mapTexts(ownTexts({ ...known, profile: {} }), anonymizer(known));
        const outputs = [
          ...textsOf(document),
          cvMarkdown(document),
          JSON.stringify(data),
          JSON.stringify(page),
        ];
        const words = partsOf(name).flatMap((part) => part.split('-'));
        for (const output of outputs)
          for (const word of words.filter((one) => one.length > 3))
            expect(ascii(output.replaceAll('\u00ad', ''))).not.toMatch(
              new RegExp(`(?<!\\p{L})${ascii(word)}(?!\\p{L})`, 'u'),
            );
        expect(JSON.stringify(data)).toMatch(/"x …[^x]* y"/);
      }),
      { numRuns: 60 },
    );
  });
});
