/** The styles of every page, in their order. Sections and building blocks bring their own. */
import './pico.scss';
import 'virtual:themes.css';
import './scale.css';
import 'virtual:font.css';
import './font.css';
import './pico-variables.css';
import './contrast.css';
import './print.css';
import './base.css';
