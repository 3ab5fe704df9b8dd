document.title += ' 1';
