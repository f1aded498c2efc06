---
tag: yy-__name__
title: __name__
use: onde alguém queira contar toques.
keyboard: um botão de verdade: tab chega nele, enter e espaço apertam.
noScript: aparece o que está dentro da tag.
---
{{> guide-start}}
      <section class="card example">
        <h2>o botão</h2>
        <div class="stage">
          <yy-__name__ data-label="tocar"><span>tocar</span></yy-__name__>
        </div>
        <output class="events small" data-guide-events>os eventos aparecem aqui.</output>
      </section>
{{> guide-end}}
