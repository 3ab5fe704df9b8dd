/**
 * The styles that every page stands on, in their order: Pico in a layer below all others, the themes' tokens, what is
 * derived from them, the document. Sections and building blocks bring their own.
 */
import './pico.scss';
import 'virtual:themes.css';
import './scale.css';
import 'virtual:font.css';
import './font.css';
import './pico-variables.css';
import './contrast.css';
import './print.css';
import './base.css';
